import { runBundled } from '../commands/runBundled';

await runBundled('trust', [
  "import { trustFromArguments } from './src/app/trust/cli';",
  'process.exitCode = await trustFromArguments();',
]);
