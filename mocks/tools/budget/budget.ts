/**
 * `npm run budget`, a part of `npm run check`: prints what the code weighs beside its limits, and exits with code 1 if
 * it weighs more. The limits of the first load are checked where it is measured, in e2e/firstLoad.e2e.ts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runProgram } from '../../hosts/node/runProgram';
import { LIMITS, type Budget } from './limits';
import { isProduct, weighCode } from './weighCode';

const NAMES: Readonly<Record<keyof Budget, string>> = {
  sourceLines: 'lines of src',
  mocksLines: 'lines of mocks without tools',
  engineNumbers: 'named numbers of the engine',
};

runProgram(async () => {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'mocks'];
  const paths = execFileSync('git', listed, { encoding: 'utf8' }).trim().split('\n');
  const files = paths
    .filter((path) => isProduct(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const weight = weighCode(files);
  for (const part of Object.keys(NAMES) as (keyof Budget)[]) {
    const isOver = weight[part] > LIMITS[part];
    console.log(`${NAMES[part]}: ${weight[part]} of ${LIMITS[part]}${isOver ? ', too many' : ''}`);
    if (isOver) process.exitCode = 1;
  }
});
