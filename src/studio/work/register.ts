import { REGISTER_JOBS } from '../register-jobs.ts';
import { serve } from './serve.ts';

serve(REGISTER_JOBS);
