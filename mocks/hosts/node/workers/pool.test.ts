import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The pool finds the workers' entry point by `import.meta.url`, which does not exist inside jest; so a child
 * process runs it and reports as JSON.
 */
async function inChild(body: string): Promise<unknown> {
  const script = `
    import { createWorkerPool } from './mocks/hosts/node/workers/pool';
    const pool = createWorkerPool({ size: 2 });
    const failure = ({ name, message, failure }) => ({ name, message, failure });
    (async () => { ${body} })().then((report) => console.log(JSON.stringify(report)));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
  return JSON.parse(stdout);
}

describe('createWorkerPool', () => {
  it('runs a task in a worker and lets the process exit', async () => {
    const report = await inChild(
      `return pool.run('chemistry.canonicalise', { smilesList: ['OCC', 'C1CC('] });`,
    );
    expect(report).toEqual([expect.objectContaining({ smiles: 'CCO' }), null]);
  }, 60_000);

  it('survives an abort of the running task', async () => {
    const report = await inChild(`
      const abort = new AbortController();
      const input = { smilesList: Array(20000).fill('CCO') };
      const running = pool.run('chemistry.canonicalise', input, { signal: abort.signal });
      abort.abort(new Error('cancelled'));
      const error = await running.catch(failure);
      const [after] = await pool.run('chemistry.canonicalise', { smilesList: ['C'] });
      return { error, after: after.smiles };`);
    expect(report).toEqual({ error: { name: 'Error', message: 'cancelled' }, after: 'C' });
  }, 60_000);

  it('names a task that does not exist', async () => {
    const report = await inChild(`return pool.run('chemistry.constructor', {}).catch(failure);`);
    const message = 'There is no task named chemistry.constructor';
    expect(report).toEqual({ name: 'TaskError', message, failure: 'failed' });
  }, 60_000);
});
