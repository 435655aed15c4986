import { readFile } from 'node:fs/promises';
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
 */
export async function runBundled(name: string, lines: readonly string[]): Promise<void> {
  const outfile = path.join(ROOT, `node_modules/.cache/${name}/cli.mjs`);
  await build({
    stdin: { resolveDir: ROOT, contents: lines.join('\n') },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    target: 'node20',
    // Like webpack: the ES module of a package, whose default export is as TypeScript declares it.
    mainFields: ['module', 'main'],
    loader: { '.css': 'empty' },
    plugins: [markdown],
    define: buildValues(),
    // CommonJS packages load Node's modules with `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
  // Its program takes 120 MB, and would stay as long as the command runs.
  await stop();
  await import(pathToFileURL(outfile).href);
}
