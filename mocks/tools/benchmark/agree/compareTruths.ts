import { pairDrawings } from '../../evaluation/articles/pairDrawings';
import { judgeLabel } from '../../evaluation/articles/judgeLabel';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import { sameDoi } from '../files/readFolder';
import { FACTS, type Fact, type TruthDrawing, type TruthFile } from '../files/truthFile';
import { judgeStructure } from '../scoring/judgeStructure';

/** Where two tables of an article differ. */
export interface Difference {
  readonly page: number;
  readonly box: readonly number[];
  readonly fact: Fact | 'drawing';
  /** As the tables have it; undefined where a table has no such drawing. */
  readonly first?: readonly string[] | undefined;
  readonly second?: readonly string[] | undefined;
}

/** Of the drawings that both have: how often both say the same. */
export interface Agreement {
  readonly same: number;
  readonly of: number;
}

export interface ComparedTruths {
  /** `of`: all drawings that either has. */
  readonly agreements: Readonly<Partial<Record<Fact | 'drawing', Agreement>>>;
  readonly differences: readonly Difference[];
}

const KEYS = { structure: 'smiles', label: 'label', name: 'name', organism: 'organism' } as const;

/**
 * Compares what two people read in one article, by the rules that score a tool's answers.
 *
 * @throws Error if the tables are of two articles, or a SMILES cannot be read
 */
export function compareTruths(rdkit: RDKit, first: TruthFile, second: TruthFile): ComparedTruths {
  if (!sameDoi(first, second)) throw new Error(`${first.doi} and ${second.doi} are two articles`);
  const pairs = pairDrawings(first.drawings.map(onPage), second.drawings.map(onPage));
  const seen = pairs.map(({ truth, cutOut, finding }) =>
    finding === 'merged' ? { truth, cutOut: undefined } : { truth, cutOut },
  );
  const both = seen.flatMap(({ truth, cutOut }) => (truth && cutOut ? [{ truth, cutOut }] : []));
  const differing = FACTS.filter((fact) => fact in first.settled && fact in second.settled).map(
    (fact) => ({
      fact,
      pairs: both.filter(({ truth, cutOut }) => !isSame(rdkit, fact, truth, cutOut)),
    }),
  );
  const agreements = differing.map(({ fact, pairs: { length } }) => [
    fact,
    { same: both.length - length, of: both.length },
  ]);
  return {
    agreements: {
      drawing: { same: both.length, of: seen.length },
      ...Object.fromEntries(agreements),
    },
    differences: [
      ...seen.flatMap(seenByOne),
      ...differing.flatMap(({ fact, pairs: these }) =>
        these.map(({ truth, cutOut }) => ({
          ...placeOf(truth),
          ...{ fact, first: truth[KEYS[fact]], second: cutOut[KEYS[fact]] },
        })),
      ),
    ],
  };
}

interface Seen {
  readonly truth?: TruthDrawing | undefined;
  readonly cutOut?: TruthDrawing | undefined;
}

function seenByOne({ truth, cutOut }: Seen): Difference[] {
  if (truth && cutOut) return [];
  const said = { first: truth?.smiles, second: cutOut?.smiles };
  return [{ ...placeOf(truth ?? cutOut), fact: 'drawing', ...said }];
}

const onPage = (drawing: TruthDrawing) => ({ ...drawing, pageIndex: drawing.page - 1 });

const placeOf = (drawing: TruthDrawing | undefined) => ({
  page: drawing?.page ?? NaN,
  box: drawing?.box ?? [],
});

/** Each reading of one table is one of the other's. */
function isSame(rdkit: RDKit, fact: Fact, a: TruthDrawing, b: TruthDrawing): boolean {
  const [first, second] = [a[KEYS[fact]] ?? [], b[KEYS[fact]] ?? []];
  if (first.length === 0 || second.length === 0) return first.length === second.length;
  const isAmong = (text: string, others: readonly string[]) =>
    fact === 'structure'
      ? judgeStructure(rdkit, others, text).exact
      : others.some((other) => isSameText(fact, text, other));
  return (
    first.every((text) => isAmong(text, second)) && second.every((text) => isAmong(text, first))
  );
}

function isSameText(fact: Fact, a: string, b: string): boolean {
  const as = fact === 'label' ? 'number' : 'name';
  return ['right', 'none'].includes(judgeLabel({ [as]: a }, { [as]: b }));
}
