import { READER_JOBS } from '../reader-jobs.ts';
import { serve } from './serve.ts';

serve(READER_JOBS);
