/**
 * `npm run attack`: starts separate services on this machine and attacks them, family by family. Prints how
 * many attacks were attempted and how many were withstood, and exits with code 1 if one was not. `--short`
 * skips the slow ones; names of families after it run only these.
 */
import { runProgram } from '../../hosts/node/runProgram';
import { families } from './families';
import { openTarget } from './openTarget';
import { attackReport } from './attackReport';
import { runFamily, type FamilyOutcome } from './runFamily';

runProgram(async () => {
  const words = process.argv.slice(2);
  const isShort = words.includes('--short');
  const names = words.filter((word) => word !== '--short');
  const unknown = names.filter((name) => !families.some((family) => family.name === name));
  if (unknown.length > 0) throw new Error(`There is no family of attacks named ${unknown[0]}`);
  const chosen = families.filter(({ name }) => names.length === 0 || names.includes(name));
  const target = await openTarget();
  const outcomes: FamilyOutcome[] = [];
  try {
    for (const family of chosen) {
      const outcome = await runFamily(family, target, isShort);
      // If the table is redirected to a file, progress still goes to the screen.
      console.error(`${outcome.name}: ${outcome.held} of ${outcome.attempted} held`);
      outcomes.push(outcome);
    }
  } finally {
    await target.close();
  }
  for (const line of attackReport(outcomes)) console.log(line);
  process.exitCode = outcomes.every(({ breaches }) => breaches.length === 0) ? 0 : 1;
});
