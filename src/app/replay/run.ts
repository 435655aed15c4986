/**
 * Bundles the command, then runs it: the reducers come from feature indexes that export views, too, and
 * Node takes neither their styles nor the shape of their packages.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildValues } from '../../../buildValues';
import { actionFiles } from './actionFiles';

const root = path.resolve(import.meta.dirname, '../../..');

/** Slices list their actions nowhere: the files that make them are imported, each as a whole. */
const actionImports = actionFiles(root).map(
  (file, number) => `import * as actions${number} from './${file}';`,
);
const actionNames = actionImports.map((_, number) => `actions${number}`).join(', ');

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
  // As webpack does: the ES module of a package, whose default export is what TypeScript says it is.
  mainFields: ['module', 'main'],
  loader: { '.css': 'empty' },
  define: buildValues(),
  // CommonJS packages ask for Node's modules by `require`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
