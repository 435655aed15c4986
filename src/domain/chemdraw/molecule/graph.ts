import type { Point } from '../tree/properties';

/** The letters of an atom, as they are printed. */
export interface AtomLabel {
  readonly text: string;
  /** On which side of the bond its letters go on: those of `OH` read `HO` on the left. */
  readonly side: 'left' | 'right' | 'above' | 'below';
  /** Left end of the baseline. */
  readonly at: Point;
  readonly size: number;
}

export interface Atom {
  readonly id: string;
  /** In points, y down. */
  readonly at: Point;
  /** Symbol of its element; `*` for what has none. */
  readonly element: string;
  readonly charge: number;
  /** Absolute mass; 0 for the natural mixture. */
  readonly isotope: number;
  /** As molfiles count: 0 none, 1 singlet, 2 doublet, 3 triplet. */
  readonly radical: number;
  /** Where the file states how many it has. */
  readonly hydrogens?: number;
  readonly label?: AtomLabel;
  /** What stands for atoms that it does not name: `R1` is 1, any other text its own alias. */
  readonly group?: number;
  readonly alias?: string;
  /** A hydrogen that is not drawn, above or below the plane. */
  readonly hydrogenWedge?: 'up' | 'down';
  /** It only stands for the place where a fragment is attached: its number, 0 if it has none. */
  readonly connection?: number;
  /** It is a point between atoms, or stands for one of several, and is drawn without being one. */
  readonly isBetweenAtoms?: true;
  /** What an abbreviation stands for, with the ids of its connections in their order. */
  readonly inner?: { readonly graph: Graph; readonly connectionOrder: readonly string[] };
  /** Ids of its bonds in the order of the connections of what it stands for. */
  readonly bondOrdering: readonly string[];
}

export type Wedge = 'none' | 'up' | 'down' | 'either';

export interface Bond {
  readonly id: string;
  /** Where a wedge is narrow. */
  readonly begin: Atom;
  readonly end: Atom;
  /** As molfiles write it: 1 to 3, 4 delocalised, 8 any, 9 coordinate, 10 hydrogen. */
  readonly order: number;
  readonly wedge: Wedge;
  /** How it is drawn, in ChemDraw's words. */
  readonly display: string;
  /** Which connection of the abbreviation at its begin or end it is bound to, if that is numbered. */
  readonly beginConnection?: number;
  readonly endConnection?: number;
}

/** A structure. Atoms are told apart by identity: the ids of a file may repeat. */
export interface Graph {
  readonly atoms: readonly Atom[];
  readonly bonds: readonly Bond[];
}

/** The bonds of each atom. */
export function bondsByAtom({ bonds }: Graph): ReadonlyMap<Atom, readonly Bond[]> {
  const byAtom = new Map<Atom, Bond[]>();
  for (const bond of bonds)
    for (const atom of [bond.begin, bond.end]) {
      const list = byAtom.get(atom);
      if (list) list.push(bond);
      else byAtom.set(atom, [bond]);
    }
  return byAtom;
}

/** The graph of the atoms that are kept, with the bonds between them. */
export const keeping = ({ atoms, bonds }: Graph, isKept: (atom: Atom) => boolean): Graph => ({
  atoms: atoms.filter(isKept),
  bonds: bonds.filter(({ begin, end }) => isKept(begin) && isKept(end)),
});

export const otherEnd = ({ begin, end }: Bond, atom: Atom): Atom => (begin === atom ? end : begin);
