/**
 * Bundles the command, then runs it: the reducers come from feature indexes that also export views, and Node
 * supports neither their styles nor the format of their packages.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { buildValues } from '../../../buildValues';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');
const toolkit = path.join(here, 'notingToolkit.ts');

const noteActionTypes: Plugin = {
  name: 'note-action-types',
  setup({ onResolve }) {
    onResolve({ filter: /^@reduxjs\/toolkit$/ }, ({ importer }) =>
      importer === toolkit ? undefined : { path: toolkit },
    );
  },
};

const outfile = path.join(root, 'node_modules/.cache/replay/cli.mjs');
await build({
  entryPoints: [path.join(here, 'cli.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  target: 'node20',
  // Like webpack: the ES module of a package, whose default export is as TypeScript declares it.
  mainFields: ['module', 'main'],
  loader: { '.css': 'empty' },
  define: buildValues(),
  // CommonJS packages load Node's modules with `require`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
  plugins: [noteActionTypes],
});
await import(pathToFileURL(outfile).href);
