/** A process that serves alone neither loads Redis' client nor connects to anything. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Opens the services, and prints which packages for several machines were loaded and what it is connected to. */
const SCRIPT = `
  import { Module } from 'node:module';
  import { openServices } from './mocks/hosts/node/openServices';
  openServices(process.env).then((services) => {
    const files = Object.keys(Module._cache);
    const loaded = ['ioredis', 'bullmq'].filter((name) =>
      files.some((file) => file.includes('/node_modules/' + name + '/')));
    const connections = process.getActiveResourcesInfo().filter((name) => /^TCP/.test(name));
    console.log(JSON.stringify({ loaded, connections }));
    process.exit(0);
  });`;

async function open(env: Readonly<Record<string, string>>) {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout) as object;
}

test('without settings for several machines, nothing of them is loaded and nothing is connected', async () => {
  expect(await open({})).toEqual({ loaded: [], connections: [] });
});

test('with an address of Redis, its client is loaded', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lone-'));
  const env = { MARCUS_REDIS_URL: 'redis://127.0.0.1:1', MARCUS_FILES: folder };
  expect(await open(env)).toMatchObject({ loaded: ['ioredis'] });
  rmSync(folder, { recursive: true });
});
