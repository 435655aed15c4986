import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagePath } from './pagePath';

test.each([
  ['out/report.html', 'out/report.html'],
  ['out/deep', 'out/deep/evaluation.html'],
])('%s means %s, whose folder is created', async (named, file) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcus-page-'));
  try {
    const found = await pagePath(path.join(folder, named));
    expect(found).toBe(path.join(folder, file));
    expect((await stat(path.dirname(found))).isDirectory()).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
