import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/** Holds a program in OSRA's place, which notes its process and works for a minute, and the temporary files. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'osra-task-'));
  await mkdir(path.join(folder, 'temporary'));
  const program = '#!/bin/sh\necho $$ > "$(dirname "$0")/noted"\nexec sleep 60\n';
  await writeFile(path.join(folder, 'osra'), program, { mode: 0o700 });
  const white = { width: 40, height: 40, channels: 3, background: '#fff' } as const;
  await writeFile(
    path.join(folder, 'picture.png'),
    await sharp({ create: white }).png().toBuffer(),
  );
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the pool in a process of its own, as `pool.test.ts` does, while OSRA reads the picture. */
async function whileReading(body: string, poolOptions = '{ size: 1 }'): Promise<string> {
  const script = `
    import { existsSync, readFileSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    import { createWorkerPool } from './mocks/hosts/node/workers/pool';
    const folder = ${JSON.stringify(folder)};
    const pool = createWorkerPool(${poolOptions});
    const abort = new AbortController();
    const image = new Uint8Array(readFileSync(folder + '/picture.png'));
    const options = { owner: 's1', signal: abort.signal };
    const reading = pool.run('osra.read', { image }, options).catch(({ message }) => message);
    const noted = () => existsSync(folder + '/noted') && readFileSync(folder + '/noted', 'utf8');
    (async () => {
      while (!noted()) await wait(20);
      ${body}
    })();`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env['PATH']}`,
    TMPDIR: path.join(folder, 'temporary'),
  };
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 50_000, env });
  return stdout.trim();
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The program's process is gone, and the picture that it was handed. */
async function expectNothingLeft(): Promise<void> {
  const pid = Number(await readFile(path.join(folder, 'noted'), 'utf8'));
  const left = async () => {
    const files = await readdir(path.join(folder, 'temporary'));
    return { isRunning: isRunning(pid), files: files.filter((name) => name.startsWith('marcus-')) };
  };
  const isLeft = ({ isRunning, files }: Awaited<ReturnType<typeof left>>) =>
    isRunning || files.length > 0;
  for (let tries = 0; tries < 100 && isLeft(await left()); tries += 1) {
    await new Promise((next) => setTimeout(next, 50));
  }
  expect(await left()).toEqual({ isRunning: false, files: [] });
}

test('OSRA is ended with its task, and what it was handed is deleted', async () => {
  const message = await whileReading(`
    abort.abort(new Error('cancelled'));
    console.log(await reading);`);
  expect(message).toBe('cancelled');
  await expectNothingLeft();
}, 60_000);

test.each([
  ['stop', 'pool.close();'],
  ['are killed', "process.kill(process.pid, 'SIGKILL');"],
])(
  'OSRA is ended when the services %s',
  async (_how, end) => {
    await whileReading(end).catch(() => undefined);
    await expectNothingLeft();
  },
  60_000,
);

test('the memory that OSRA takes counts as that of its worker', async () => {
  const takesMemory = `
    require('fs').writeFileSync('${folder}/noted', String(process.pid));
    const held = Buffer.alloc(300 * 2 ** 20, 1);
    setTimeout(() => held, 60_000);`;
  const program = `#!/bin/sh\nexec '${process.execPath}' -e "${takesMemory}"\n`;
  await writeFile(path.join(folder, 'osra'), program, { mode: 0o700 });
  // The services' limit is 880 MB with two workers or fewer: 280 MB are left to the worker and OSRA.
  const pool = '{ size: 1, ownBytes: () => 600 * 2 ** 20 }';
  const message = await whileReading('console.log(await reading);', pool);
  expect(message).toBe('The work took more memory than the services allow and was stopped');
  await expectNothingLeft();
}, 60_000);
