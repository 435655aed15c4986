import type { Box } from '../geometry/box';
import { BoxIndex } from '../geometry/boxIndex';
import type { TextRun } from '../page/pageContent';
import { capitalsBox, CROWD, CELL } from './labelLetters';

/**
 * The run that continues each one: the next on its line, or its sub- or superscript. Between the lines of H over N,
 * a digit is the upper letter's and a sign the lower one's.
 */
export function followersOf(runs: readonly TextRun[]): (number | undefined)[] {
  const index = new BoxIndex(runs.map(capitalsBox), CELL, CROWD);
  const next = runs.map((run, i) => followerOf(run, i, runs, index));
  const owners = new Map<number, number>();
  next.forEach((follower, i) => {
    if (follower === undefined) return;
    const rival = owners.get(follower);
    const isBetter =
      rival === undefined || misfit(i, follower, runs) < misfit(rival, follower, runs);
    if (isBetter) owners.set(follower, i);
  });
  return next.map((follower, i) =>
    follower !== undefined && owners.get(follower) === i ? follower : undefined,
  );
}

/** How far a follower is off its run's line; more where a digit is raised or a sign lowered. */
function misfit(i: number, follower: number, runs: readonly TextRun[]): number {
  const [run, other] = [runs[i], runs[follower]];
  if (!run || !other) return Infinity;
  const lowered = other.y - run.y;
  const isWrong = /^\d+$/.test(other.text)
    ? lowered < 0
    : /^[+\-−–]$/.test(other.text) && lowered > 0;
  return Math.abs(lowered) + (isWrong ? Math.max(run.size, other.size) : 0);
}

function followerOf(
  run: TextRun,
  i: number,
  runs: readonly TextRun[],
  index: BoxIndex,
): number | undefined {
  const end = run.x + run.width;
  const em = run.size;
  const area: Box = [end - 0.3 * em, run.y - 1.4 * em, end + 0.4 * em, run.y + 0.6 * em];
  let best: number | undefined;
  let bestGap = Infinity;
  for (const j of index.touching(area)) {
    const other = runs[j];
    if (!other || j === i || other.x <= run.x) continue;
    const gap = other.x - end;
    const size = Math.max(run.size, other.size);
    if (gap < -0.2 * size || gap > 0.16 * size || !onOneLine(run, other)) continue;
    if (gap < bestGap) {
      bestGap = gap;
      best = j;
    }
  }
  return best;
}

/** On the baseline, or smaller and shifted by up to half an em. */
function onOneLine(run: TextRun, other: TextRun): boolean {
  const size = Math.max(run.size, other.size);
  const shift = Math.abs(run.y - other.y);
  const script = Math.min(run.size, other.size) < 0.9 * size;
  if (script) return shift < 0.55 * size;
  return (
    (shift < 0.4 * size && isScript(run, other, shift, size)) || isRaisedBranch(run, other, size)
  );
}

/** The raised t of CO2tBu: as small as the digit before it, and above the line as much as that is below. */
function isRaisedBranch(run: TextRun, other: TextRun, size: number): boolean {
  const raised = run.y - other.y;
  return (
    /^\d+$/.test(run.text) && /^[nist]$/.test(other.text) && raised > 0 && raised < 0.95 * size
  );
}

/** Some programs set sub- and superscripts at full size; then only digits and charges count. */
function isScript(run: TextRun, other: TextRun, shift: number, size: number): boolean {
  if (shift < 0.12 * size) return true;
  return [run.text, other.text].some((text) => /^[\d+\-−–]+$/.test(text));
}
