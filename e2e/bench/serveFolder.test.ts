import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from './serveFolder';

test('a file that is not there is answered with 404, and the next one is served', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  writeFileSync(path.join(folder, 'index.html'), '<p>page</p>');
  writeFileSync(path.join(folder, 'icon.png'), 'png');
  const { origin, stop } = await serveFolder(folder);
  try {
    for (const absent of ['absent.png', 'absent.js', '..%2Fabsent.js'])
      expect((await fetch(origin + absent)).status).toBe(404);
    expect(await (await fetch(origin)).text()).toBe('<p>page</p>');
    expect(await (await fetch(origin)).text()).toBe('<p>page</p>');
    expect(await (await fetch(`${origin}icon.png`)).text()).toBe('png');
  } finally {
    stop();
    rmSync(folder, { recursive: true });
  }
});
