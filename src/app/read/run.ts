import { ROOT, runBundled } from '../commands/runBundled';

// The checks of development go through the whole state with every action.
process.env['NODE_ENV'] ??= 'production';

await runBundled('read', [
  "import { readFromArguments } from './src/app/read/cli';",
  `process.exitCode = await readFromArguments(${JSON.stringify(ROOT)});`,
]);
