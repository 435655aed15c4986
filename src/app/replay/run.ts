/**
 * Bundles the command, then runs it: the reducers come from feature indexes that also export views, and Node
 * supports neither their styles nor the format of their packages.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { buildValues } from '../../../buildValues';
import pageOfMarkdown from '../../../markdown/loader.js';
import { actionFiles } from './actionFiles';

const root = path.resolve(import.meta.dirname, '../../..');

/** Slices list their actions nowhere: the files that make them are imported, each as a whole. */
const actionImports = actionFiles(root).map(
  (file, number) => `import * as actions${number} from './${file}';`,
);
const actionNames = actionImports.map((_, number) => `actions${number}`).join(', ');

const markdown: Plugin = {
  name: 'markdown',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.md$/ }, async ({ path: file }) => ({
      contents: pageOfMarkdown(await readFile(file, 'utf8')),
      loader: 'json',
    })),
};

const outfile = path.join(root, 'node_modules/.cache/replay/cli.mjs');
await build({
  stdin: {
    resolveDir: root,
    contents: [
      ...actionImports,
      "import { replayFromArguments } from './src/app/replay/cli';",
      `process.exitCode = replayFromArguments([${actionNames}]);`,
    ].join('\n'),
  },
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
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
