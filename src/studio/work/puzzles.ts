import { PUZZLE_JOBS } from '../puzzle-jobs.ts';
import { serve } from './serve.ts';

serve(PUZZLE_JOBS);
