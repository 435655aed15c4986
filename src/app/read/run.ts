import { ROOT, runBundled } from '../commands/runBundled';

await runBundled('read', [
  "import { readFromArguments } from './src/app/read/cli';",
  `process.exitCode = await readFromArguments(${JSON.stringify(ROOT)});`,
]);
