import { onceFor } from '../caching/onceFor';
import type { TextRun } from '../page/pageContent';
import type { Box } from '../geometry/box';
import { unionBox } from '../geometry/boxes';
import { besideWords } from './besideWords';
import { CAP_HEIGHT, capitalsBox, letterWidth } from './labelLetters';
import { labelRuns } from './labelRuns';
import { followersOf } from './runFollower';

/** One letter of a label, positioned by its share of the run's width. */
export interface Letter {
  readonly char: string;
  readonly box: Box;
  readonly size: number;
  /** Raised above, on, or below the label's baseline. */
  readonly level: 1 | 0 | -1;
}

/** Letters that belong together: an atom's symbol with its hydrogens, a group, a number. */
export interface TextLabel {
  readonly text: string;
  readonly letters: readonly Letter[];
  readonly box: Box;
  readonly size: number;
  /** True for a label read from pixels: it names only the atom; the hydrogens follow from the bonds. */
  readonly impliesHydrogens?: boolean;
}

/**
 * Joins the runs of a label with its sub- and superscripts. Rotated text is left out. The labels of a page are
 * needed several times for each of its drawings, and joined once.
 */
export const assembleLabels = onceFor(joinRuns);

function joinRuns(texts: readonly TextRun[]): readonly TextLabel[] {
  const runs = labelRuns(texts).sort((a, b) => a.x - b.x);
  const next = followersOf(runs);
  const followers = new Set(next);
  const inText = besideWords(texts);
  return runs.flatMap((_, i) => {
    if (followers.has(i)) return [];
    const chain: TextRun[] = [];
    const seen = new Set<number>();
    for (let at: number | undefined = i; at !== undefined && !seen.has(at); at = next[at]) {
      seen.add(at);
      const run = runs[at];
      if (run) chain.push(run);
    }
    const label = labelOf(chain);
    return label && !inText(label) ? [label] : [];
  });
}

function labelOf(chain: readonly TextRun[]): TextLabel | undefined {
  const size = Math.max(...chain.map((run) => run.size));
  const base = chain.find((run) => run.size > 0.9 * size && /[A-Za-z]/.test(run.text)) ?? chain[0];
  if (!base) return undefined;
  const letters = chain.flatMap((run) => lettersOf(run, base));
  const boxes = chain.map(capitalsBox);
  const text = chain.map((run) => run.text).join('');
  return { text, letters, box: boxes.reduce(unionBox), size };
}

function lettersOf(run: TextRun, base: TextRun): Letter[] {
  const chars = [...run.text];
  const shift = base.y - run.y;
  const level = shift > 0.12 * base.size ? 1 : shift < -0.08 * base.size ? -1 : 0;
  const widths = chars.map(letterWidth);
  const total = widths.reduce((sum, w) => sum + w, 0) || 1;
  let at = run.x;
  return chars.map((char, i) => {
    const width = (run.width * (widths[i] ?? 1)) / total;
    const box: Box = [at, run.y - run.size * CAP_HEIGHT, at + width, run.y];
    at += width;
    return { char, box, size: run.size, level };
  });
}
