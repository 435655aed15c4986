import type { Box } from '../../geometry/box';
import { unionBox } from '../../geometry/boxes';
import { joinBrokenNames } from './brokenNames';
import type { LabelCandidate } from './compoundLabel';
import { isCompoundLetter } from './compoundNumber';
import type { FigureLine } from './figureLines';
import { parseLabelLine, type LabelLine } from './labelGrammar';
import type { TextBlock } from './textBlocks';

/** 0..1 by what a label says. */
const PLAUSIBILITY = {
  numberAndName: 0.98,
  boldNumber: 0.97,
  bracketedNumber: 0.92,
  number: 0.85,
  knownName: 0.93,
  plausibleName: 0.85,
  letter: 0.75,
  severalNumbers: 0.8,
} as const;

/** Facts of a compound that are printed beside it without being its name. */
const FACT = /^(?:CAS\b|\[?\d{2,7}-\d{2}-\d\]?$|C\d+H\d+|M\.? ?W\b|Mol|Chem|Formula\b|m\/z|\[M)/iu;

interface ReadLine {
  readonly line: FigureLine;
  readonly says: LabelLine;
}

/** The labels that a block of text may be: most are one label, and none if they say something else. */
export function labelCandidates(block: TextBlock): LabelCandidate[] {
  if (block.kind !== 'label') return [];
  const [first, ...rest] = block.lines;
  if (!first) return [];
  const read: ReadLine[] = [];
  for (const line of joinBrokenNames([first, ...rest])) {
    const says = parseLabelLine(line.text, (word) => line.boldWords.includes(word));
    if (says) read.push({ line, says });
    else if (read.length === 0 && !FACT.test(line.text)) return [];
  }
  const numbered = read.filter(({ says }) => says.number !== undefined);
  return numbered.length > 1 ? severalNumbers(read, numbered) : oneLabel(read);
}

function oneLabel(read: readonly ReadLine[]): LabelCandidate[] {
  const number = read.find(({ says }) => says.number !== undefined);
  const name = number?.says.name ? number : read.find(({ says }) => says.name !== undefined);
  const used = read.filter((each) => each === number || each === name || each.says.residues);
  if (!number && !name) return [];
  const residues = used.flatMap(({ says }) => says.residues ?? []).join('; ');
  return [
    {
      ...(number && { number: number.says.number }),
      ...(name && { name: name.says.name }),
      ...(residues !== '' && { residues }),
      ...textAndBox(used),
      plausibility: plausibilityOf(number, name),
    },
  ] as LabelCandidate[];
}

function plausibilityOf(number: ReadLine | undefined, name: ReadLine | undefined): number {
  if (number && name) return PLAUSIBILITY.numberAndName;
  if (name) return PLAUSIBILITY[name.says.grade === 'known' ? 'knownName' : 'plausibleName'];
  return number ? ofNumberAlone(number) : PLAUSIBILITY.number;
}

function ofNumberAlone({ line, says: { number = '', residues } }: ReadLine): number {
  const isBracketed = /^[([]/.test(line.text);
  if (!isBracketed && isCompoundLetter(number)) return PLAUSIBILITY.letter;
  if (line.bold) return PLAUSIBILITY.boldNumber;
  return isBracketed || residues ? PLAUSIBILITY.bracketedNumber : PLAUSIBILITY.number;
}

/** Several compounds drawn as one core with residues; they have no common name. */
function severalNumbers(
  read: readonly ReadLine[],
  numbered: readonly ReadLine[],
): LabelCandidate[] {
  return [
    {
      number: numbered.map(({ says }) => says.number).join(', '),
      ...textAndBox(read),
      plausibility: PLAUSIBILITY.severalNumbers,
    },
  ];
}

function textAndBox(read: readonly ReadLine[]): { text: string; box: Box; size: number } {
  const lines = read.map(({ line }) => line);
  return {
    text: lines.map(({ text }) => text).join(' '),
    box: lines.map(({ box }) => box).reduce(unionBox),
    size: Math.max(...lines.map(({ size }) => size)),
  };
}
