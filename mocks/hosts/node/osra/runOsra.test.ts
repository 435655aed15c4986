import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PrivateFolder } from '../files/privateFolder';
import { askVersion } from './osraVersion';
import { runOsra } from './runOsra';

/** Programs that behave as OSRA may; each records the picture it was given. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function program(name: string, body: string): Promise<string> {
  const file = path.join(folder, name);
  const noteGiven = `for last; do :; done; echo "$last" > "${file}.given"`;
  await writeFile(file, `#!/bin/sh\n${noteGiven}\n${body}\n`, { mode: 0o700 });
  return file;
}

const givenTo = async (file: string): Promise<string> =>
  (await readFile(`${file}.given`, 'utf8')).trim();
const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
const png = Uint8Array.of(1, 2, 3);

describe('runOsra', () => {
  test('passes the picture in a file, requests SD, estimates and places, and removes the file', async () => {
    const echo = await program('echo', 'echo "$@"; cat "$6" | wc -c');
    const output = await runOsra(png, { program: echo });
    const given = await givenTo(echo);
    expect(output).toBe(`-f sdf -p -b -c ${given}\n3\n`);
    expect(await exists(given)).toBe(false);
  });

  test('reports the program’s complaint', async () => {
    const failing = await program('failing', 'echo "Cannot open file" >&2; echo more >&2; exit 4');
    await expect(runOsra(png, { program: failing })).rejects.toThrow(
      'OSRA failed: Cannot open file.',
    );
    expect(await exists(await givenTo(failing))).toBe(false);
  });

  test('ends a program that exceeds its time limit', async () => {
    const slow = await program('slow', 'exec sleep 60');
    const run = runOsra(png, { program: slow, timeLimitMs: 1000 });
    await expect(run).rejects.toThrow('OSRA took longer than 1 s.');
    expect(await exists(await givenTo(slow))).toBe(false);
  });

  test('ends the program on abort and removes the file', async () => {
    const waiting = await program('waiting', 'exec sleep 60');
    const abort = new AbortController();
    const run = runOsra(png, { program: waiting, signal: abort.signal });
    while (!(await exists(`${waiting}.given`))) await new Promise((next) => setTimeout(next, 20));
    abort.abort(new Error('cancelled'));
    await expect(run).rejects.toThrow('cancelled');
    expect(await exists(await givenTo(waiting))).toBe(false);
  });

  test('starts nothing when already aborted', async () => {
    const unused = await program('unused', 'true');
    const run = runOsra(png, { program: unused, signal: AbortSignal.abort(new Error('gone')) });
    await expect(run).rejects.toThrow('gone');
    expect(await exists(`${unused}.given`)).toBe(false);
  });

  test('leaves a picture only if it is killed, and then the services delete it at their next start', async () => {
    const parent = path.join(folder, 'temporary');
    await mkdir(parent);
    const waiting = await program('outliving', 'echo $$ > "$0.process"; exec sleep 60');
    const script = `
      import { runOsra } from './mocks/hosts/node/osra/runOsra';
      void runOsra(Uint8Array.of(1), { program: ${JSON.stringify(waiting)} });`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, TMPDIR: parent },
      stdio: 'inherit',
    });
    while (!(await exists(`${waiting}.given`))) await new Promise((next) => setTimeout(next, 20));
    const start = async () => (await PrivateFolder.open({ parent })).close();
    await start();
    expect(await exists(await givenTo(waiting))).toBe(true);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    process.kill(Number(await readFile(`${waiting}.process`, 'utf8')));
    await start();
    expect((await readdir(parent)).filter((name) => name.startsWith('marcus-'))).toEqual([]);
  }, 60_000);

  test('explains how to install a missing program', async () => {
    const run = runOsra(png, { program: path.join(folder, 'absent') });
    await expect(run).rejects.toThrow(/apt install osra/);
  });
});

describe('askVersion', () => {
  test.each([
    ['osra', 'echo; echo "osra  version: 2.1.3"; echo', '2.1.3'],
    ['another program', 'echo "GNU something 1.0"', null],
    ['a program that fails', 'echo "version: 1"; exit 1', null],
  ])('of %s', async (name, body, version) => {
    expect(await askVersion(await program(`version-${name.length}`, body))).toBe(version);
  });

  test('of a missing program is null', async () => {
    expect(await askVersion(path.join(folder, 'absent'))).toBeNull();
  });
});
