import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesContract } from '../../../services/stores/testing/filesContract';
import { PrivateFolder } from './privateFolder';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'sweep-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

/** A process that opens a folder, keeps an article in it and reports where. */
async function startOwner() {
  const script = `
    import { PrivateFolder } from './mocks/hosts/node/files/privateFolder';
    PrivateFolder.open({ parent: ${JSON.stringify(parent)} }).then(async (folder) => {
      await folder.write('session', 'article', Buffer.from('%PDF-'));
      console.log(folder.root);
      setInterval(() => undefined, 1000);
    });`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    folder: path.dirname(String(output).trim()),
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const start = async () => (await PrivateFolder.open({ parent })).close();

test('the folder of a killed process is deleted at the next start, not while the process lives', async () => {
  const owner = await startOwner();
  await start();
  expect(existsSync(owner.folder)).toBe(true);
  await owner.kill();
  expect(existsSync(owner.folder)).toBe(true);
  await start();
  expect(existsSync(owner.folder)).toBe(false);
}, 60_000);

test('other processes’ folders are left alone at a start', async () => {
  const precious = path.join(parent, 'precious');
  for (const name of ['precious', 'marcus-abc123', 'marcus-dist-abc123', 'other-abc123']) {
    mkdirSync(path.join(parent, name));
  }
  symlinkSync(precious, path.join(parent, 'marcus-link12'));
  const before = readdirSync(parent);
  await start();
  expect(readdirSync(parent)).toEqual(before);
});

describe('files of sessions', () => filesContract(() => PrivateFolder.open({ parent })));

describe('what a session may keep', () => {
  const bytes = (count: number) => new Uint8Array(count);
  let folder: PrivateFolder;
  beforeEach(async () => {
    folder = await PrivateFolder.open({ parent, sessionBytes: 1000 });
  });
  afterEach(() => folder.close());

  test('is limited in bytes, and each session has its own limit', async () => {
    await folder.write('a', 'one', bytes(600));
    await expect(folder.write('a', 'two', bytes(401))).rejects.toMatchObject({
      status: 413,
      code: 'SESSION_FULL',
    });
    await folder.write('a', 'two', bytes(400));
    await folder.write('b', 'one', bytes(1000));
  });

  test('counts an overwritten file once', async () => {
    await folder.write('a', 'one', bytes(900));
    await folder.write('a', 'one', bytes(900));
    await expect(folder.read('a', 'one')).resolves.toHaveLength(900);
  });
});
