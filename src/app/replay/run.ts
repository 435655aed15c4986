import { ROOT, runBundled } from '../commands/runBundled';
import { actionFiles } from './actionFiles';

/** Slices list their actions nowhere: the files that make them are imported, each as a whole. */
const actionImports = actionFiles(ROOT).map(
  (file, number) => `import * as actions${number} from './${file}';`,
);
const actionNames = actionImports.map((_, number) => `actions${number}`).join(', ');

await runBundled('replay', [
  ...actionImports,
  "import { replayFromArguments } from './src/app/replay/cli';",
  `process.exitCode = replayFromArguments([${actionNames}]);`,
]);
