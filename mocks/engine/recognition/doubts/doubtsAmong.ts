import { confidenceOfAgreement, confidenceOfDifference } from '../combined/agreement';
import type { Doubt } from './doubt';
import { isPlainHydrogen } from './graphView';
import { withArticle } from './inWords';
import { type AtomMatch, matchAtoms } from './matchAtoms';
import type { ComparedReading, NamedReading } from './placedReading';
import { type Difference, readingDifferences } from './readingDifferences';
import { markDifferences, wedgeDifferences } from './stereoDifferences';

/** Two readings with less than this share of their atoms in common say nothing about single places. */
const LEAST_IN_COMMON = 0.5;
/** Nor does one that differs in more places than this: it is wrong altogether, or the other one is. */
const MOST_DIFFERENCES = 5;

/**
 * The doubts about a reading among others of the same picture: its program's own, less where another program
 * read the same there, and every place that another one reads differently.
 */
export function doubtsAmong(own: NamedReading, others: readonly ComparedReading[]): Doubt[] {
  let doubts: readonly Doubt[] = own.doubts;
  const found: Doubt[] = [];
  for (const other of others) {
    const compared = compare(own, other);
    if (!compared) continue;
    const { differences, match } = compared;
    if (other.isIndependent) {
      doubts = doubts.map((doubt) => confirmed(doubt, differences, match, other.trust));
    }
    const confidence = confidenceOfDifference(own.trust, other.trust);
    found.push(...differences.map((each) => toDoubt(each, own, other, confidence)));
  }
  return [...doubts, ...found];
}

interface Comparison {
  readonly differences: readonly Difference[];
  readonly match: AtomMatch;
}

function compare(own: NamedReading, other: ComparedReading): Comparison | undefined {
  const { width, height } = own.picture;
  if (other.picture.width !== width || other.picture.height !== height) return undefined;
  const match = matchAtoms(own.graph, other.graph);
  const count = Math.max(...[own, other].map(({ graph }) => heavyAtomsOf(graph)));
  if (match.size < LEAST_IN_COMMON * count) return undefined;
  const differences = differencesOf(own, other, match);
  return differences.length > MOST_DIFFERENCES ? undefined : { match, differences };
}

const heavyAtomsOf = ({ atoms }: NamedReading['graph']): number =>
  atoms.filter((atom) => !isPlainHydrogen(atom)).length;

function differencesOf(
  own: NamedReading,
  other: ComparedReading,
  match: AtomMatch,
): readonly Difference[] {
  if (other.likeness === 'same') return [];
  if (other.likeness === 'stereo') {
    return markDifferences(own.graph, own.stereo, other.stereo, match);
  }
  return [
    ...readingDifferences(own.graph, other.graph, match),
    ...wedgeDifferences(own.graph, other.graph, match),
  ];
}

/** Wrong only if both are, where the other program read the same. */
function confirmed(
  doubt: Doubt,
  differences: readonly Difference[],
  match: AtomMatch,
  trust: number,
): Doubt {
  const isShared =
    doubt.atoms.length > 0 &&
    doubt.atoms.every((atom) => match.has(atom)) &&
    !differences.some(({ atoms }) => atoms.some((atom) => doubt.atoms.includes(atom)));
  return isShared
    ? { ...doubt, confidence: confidenceOfAgreement(doubt.confidence, trust) }
    : doubt;
}

const toDoubt = (
  { kind, atoms, x, y, one, other }: Difference,
  own: NamedReading,
  rival: ComparedReading,
  confidence: number,
): Doubt => ({
  ...{ kind, atoms, x, y, confidence },
  readings: [one, other],
  says: `${own.program} reads ${withArticle(one)} here, ${rival.program} ${withArticle(other)}.`,
});
