import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { withEsbuild } from '../withEsbuild';

let bundled: Promise<string> | undefined;

/**
 * The code of a worker as one JavaScript text, generated once by the process that starts workers.
 *
 * A worker that compiled TypeScript on start took half a second and 60 MB, and one that was ended during that
 * could leave the compiler, and with it the next worker, waiting forever.
 */
export function workerCode(): Promise<string> {
  bundled ??= bundle().catch((error: unknown) => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

const bundle = (): Promise<string> =>
  withEsbuild(async () => {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
      bundle: true,
      write: false,
      platform: 'node',
      // In CommonJS, each area in the text is only evaluated when it is first requested.
      format: 'cjs',
      target: 'node20',
      plugins: [packagesFromTheirPlace, ownAddresses],
    });
    return outputFiles[0]?.text ?? '';
  });

/** Packages are loaded by absolute paths: a text has no folder from which to resolve them. */
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

/** Each file keeps its own URL, relative to which it finds weights and assets. */
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
