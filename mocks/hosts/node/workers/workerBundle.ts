import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop, type Plugin } from 'esbuild';

let bundled: Promise<string> | undefined;

/**
 * The code of a worker as one plain JavaScript text, made once by the process that starts workers.
 *
 * A worker that compiled TypeScript while it started took half a second and 60 MB of its own, and one
 * that was ended at that moment could leave the compiler, and with it the next worker, waiting for ever.
 */
export function workerCode(): Promise<string> {
  bundled ??= bundle().catch((error: unknown) => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

async function bundle(): Promise<string> {
  try {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
      bundle: true,
      write: false,
      platform: 'node',
      // In CommonJS each area stays asleep within the one text until it is first asked for.
      format: 'cjs',
      target: 'node20',
      plugins: [packagesFromTheirPlace, ownAddresses],
    });
    return outputFiles[0]?.text ?? '';
  } finally {
    // The compiler's own process would stay, with some 16 MB.
    await stop();
  }
}

/** Packages are loaded by absolute paths: a text has no folder of its own to look from. */
const packagesFromTheirPlace: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point') return undefined;
      if (path.startsWith('node:')) return { path, external: true };
      const file = createRequire(importer).resolve(path);
      return { path: kind === 'dynamic-import' ? pathToFileURL(file).href : file, external: true };
    });
  },
};

/** Each file keeps its own address, by which it finds weights and assets beside it. */
const ownAddresses: Plugin = {
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    }));
  },
};
