import { stop } from 'esbuild';

let users = 0;

/** Ends esbuild's own process, which would remain with some 16 MB, once nobody uses it. */
export async function withEsbuild<Result>(work: () => Promise<Result>): Promise<Result> {
  users += 1;
  try {
    return await work();
  } finally {
    users -= 1;
    if (users === 0) await stop();
  }
}
