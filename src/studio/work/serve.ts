import { answer, type Jobs, type Request } from '../jobs.ts';

/** Makes the worker that runs this do these jobs, one after the other as they are asked for. */
export function serve(jobs: Jobs): void {
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    void answer(jobs, data, (message) => postMessage(message));
  });
}
