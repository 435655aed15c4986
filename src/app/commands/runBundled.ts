import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop, type Plugin } from 'esbuild';
import { buildValues } from '../../../buildValues';
import pageOfMarkdown from '../../../markdown/loader.js';

/** The repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

const markdown: Plugin = {
  name: 'markdown',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.md$/ }, async ({ path: file }) => ({
      contents: pageOfMarkdown(await readFile(file, 'utf8')),
      loader: 'json',
    })),
};

/**
 * Bundles a command, then runs it: what it uses comes from feature indexes that also export views, and Node supports
 * neither their styles nor the format of their packages.
 *
 * @param name of the command, which no other one has
 * @param lines of its module, which imports relative to the repository
 * @returns what it exports
 */
export async function runBundled(name: string, lines: readonly string[]): Promise<unknown> {
  const outfile = path.join(ROOT, `node_modules/.cache/${name}/cli.mjs`);
  const code = await bundle(lines);
  await mkdir(path.dirname(outfile), { recursive: true });
  // In one step: another process may be about to import it.
  const part = `${outfile}.${process.pid}`;
  await writeFile(part, code);
  await rename(part, outfile);
  return import(pathToFileURL(outfile).href);
}

async function bundle(lines: readonly string[]): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { resolveDir: ROOT, contents: lines.join('\n') },
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    target: 'node20',
    // Like webpack: the ES module of a package, whose default export is as TypeScript declares it.
    mainFields: ['module', 'main'],
    loader: { '.css': 'empty' },
    plugins: [markdown],
    // The checks of development go through the whole state with every action.
    define: { ...buildValues(), 'process.env.NODE_ENV': '"production"' },
    // CommonJS packages load Node's modules with `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
  // Its program takes 120 MB, and would stay as long as the command runs.
  await stop();
  const [file] = outputFiles;
  if (!file) throw new Error('Nothing was bundled.');
  return file.contents;
}
