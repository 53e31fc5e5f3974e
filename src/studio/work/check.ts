import { CHECK_JOBS } from '../check-jobs.ts';
import { serve } from './serve.ts';

serve(CHECK_JOBS);
