import { withMol, type Mol, type RDKit } from '../../../engine/chemistry/rdkit';

/** Stereocentres of readings whose constitution is right. */
export interface CentreCount {
  /** Centres whose configuration is drawn. */
  readonly drawn: number;
  /** Those of them that are read the same way. */
  readonly right: number;
  /** Centres that are read where the drawing leaves the configuration open. */
  readonly added: number;
}

export const NO_CENTRES: CentreCount = { drawn: 0, right: 0, added: 0 };

/**
 * Symmetric atoms may be counterparts in any order. Each `tert`-butyl multiplies the orders by six, each phenyl by
 * two: with more than these, some centres may count as wrong that are right.
 */
const ALL_ORDERS = JSON.stringify({ uniquify: false, maxMatches: 5000 });

/** An atom's turn, clockwise or not, around its bonds in the order of `neighbours`. */
interface Centre {
  readonly turn: 'cw' | 'ccw';
  readonly neighbours: readonly number[];
}

/** Compares the centres of two SMILES of one constitution, with their atoms in the order that suits them best. */
export function countCentres(rdkit: RDKit, truth: string, answer: string): CentreCount {
  const counted = withMol(rdkit, truth, (trueMol) =>
    withMol(rdkit, answer, (answerMol) => {
      const [drawn, read] = [centresOf(trueMol), centresOf(answerMol)];
      const right = ordersOf(trueMol, answerMol).map((order) => alike(drawn, read, order));
      return {
        drawn: drawn.size,
        right: Math.max(0, ...right.map(({ same }) => same)),
        added: read.size - Math.max(0, ...right.map(({ common }) => common)),
      };
    }),
  );
  return counted ?? NO_CENTRES;
}

export const sumCentres = (counts: readonly CentreCount[]): CentreCount =>
  counts.reduce(
    (sum, { drawn, right, added }) => ({
      drawn: sum.drawn + drawn,
      right: sum.right + right,
      added: sum.added + added,
    }),
    NO_CENTRES,
  );

/** For each way to lay one molecule on the other, the counterparts of the first one's atoms. */
function ordersOf(truth: Mol, answer: Mol): number[][] {
  const matches: readonly { readonly atoms: number[] }[] | object = JSON.parse(
    answer.get_substruct_matches(truth, ALL_ORDERS),
  );
  // MinimalLib's JSON: an array, or `{}` without a match.
  return Array.isArray(matches) ? matches.map(({ atoms }) => atoms) : [];
}

/** Centres that both have, and those of them that turn the same way. */
function alike(
  drawn: ReadonlyMap<number, Centre>,
  read: ReadonlyMap<number, Centre>,
  order: readonly number[],
) {
  let common = 0;
  let same = 0;
  for (const [atom, centre] of drawn) {
    const other = read.get(order[atom] ?? -1);
    if (!other) continue;
    common += 1;
    const places = centre.neighbours.map((each) => other.neighbours.indexOf(order[each] ?? -1));
    if ((centre.turn === other.turn) === isEven(places)) same += 1;
  }
  return { common, same };
}

function isEven(places: readonly number[]): boolean {
  const swaps = places.flatMap((place, i) => places.slice(i + 1).filter((later) => later < place));
  return swaps.length % 2 === 0;
}

function centresOf(mol: Mol): Map<number, Centre> {
  const {
    molecules: [{ atoms, bonds }],
  }: {
    readonly molecules: readonly [
      {
        readonly atoms: readonly { readonly stereo?: string }[];
        readonly bonds: readonly { readonly atoms: readonly [number, number] }[];
      },
    ];
  } = JSON.parse(mol.get_json());
  const neighboursOf = (atom: number): number[] =>
    bonds.flatMap(({ atoms: [a, b] }) => (a === atom ? [b] : b === atom ? [a] : []));
  return new Map(
    atoms.flatMap(({ stereo }, atom): [number, Centre][] =>
      stereo === 'cw' || stereo === 'ccw'
        ? [[atom, { turn: stereo, neighbours: neighboursOf(atom) }]]
        : [],
    ),
  );
}
