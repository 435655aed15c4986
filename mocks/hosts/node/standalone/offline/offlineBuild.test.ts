import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Asset } from '../assetList';
import { offlineBuildOf } from './offlineBuild';
import { writeServiceWorker } from './writeServiceWorker';

// SHA-256 of "abc" begins like this (FIPS 180-2, B.1).
const SHA256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

const asset = (name: string, more: Partial<Asset> = {}): Asset => ({
  ...{ path: name, bytes: 3, sha256: SHA256 },
  ...more,
});

test('the files of a build are listed by parts; what no browser needs is left out', () => {
  const { parts } = offlineBuildOf(
    [
      'index.html',
      'manifest.webmanifest',
      'theme.js',
      'icons/icon-192.png',
      'icons/screenshot-wide.png',
      'assets/main.0123456789ab.js',
      'assets/react.0123456789ab.js.LICENSE.txt',
      'assets/pdfjs.0123456789ab.js',
      'assets/workers/pdf-worker.0123456789ab.js',
      'pdfjs/cmaps/a.bcmap',
      'engine/services.worker.ABCDEFGH.js',
      'engine/chunk.ABCDEFGH.js',
      'engine/engine.worker.ABCDEFGH.js',
      'ketcher/index.html',
      'ketcher/third-party-notices.txt',
      'sample-article.pdf',
      'service-worker.js',
      'third-party-notices.txt',
    ].map((name) => asset(name)),
  );
  expect(
    Object.entries(parts).map(([id, files]) => [id, ...files.map(({ name }) => name)]),
  ).toEqual([
    [
      'shell',
      'index.html',
      'manifest.webmanifest',
      'theme.js',
      'icons/icon-192.png',
      'assets/main.0123456789ab.js',
      'engine/services.worker.ABCDEFGH.js',
      'engine/chunk.ABCDEFGH.js',
      'sample-article.pdf',
    ],
    [
      'viewer',
      'assets/pdfjs.0123456789ab.js',
      'assets/workers/pdf-worker.0123456789ab.js',
      'pdfjs/cmaps/a.bcmap',
    ],
    ['engine', 'engine/engine.worker.ABCDEFGH.js'],
    ['editor', 'ketcher/index.html'],
  ]);
});

test('a large file of the engine belongs to the part with which it is fetched', () => {
  const { parts } = offlineBuildOf([asset('engine/rdkit.0123456789ab.wasm', { part: 'rdkit' })]);
  expect(Object.keys(parts)).toEqual(['rdkit']);
});

test('another content is another version, and the same is the same', () => {
  const versionOf = (sha256: string) => offlineBuildOf([asset('index.html', { sha256 })]).version;
  expect(versionOf(SHA256)).toBe(versionOf(SHA256));
  expect(versionOf(SHA256)).not.toBe(versionOf('0'.repeat(64)));
});

test('the service worker has the list in it, and is one script', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marcus-worker-'));
  try {
    const root = path.resolve(__dirname, '../../../../..');
    await writeServiceWorker(root, folder, [asset('index.html')]);
    const script = readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
    expect(script).toContain(SHA256.slice(0, 24));
    expect(script).not.toMatch(/\b(?:import|require)\b\s*[({"']/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
