/** How much stereo a structure defines. */
export interface StereoCount {
  readonly centres: number;
  /** Double bonds that are E or Z. */
  readonly doubleBonds: number;
}

/** Atoms, bonds, ring closures, branches and the gap between parts (OpenSMILES). */
const TOKEN =
  /(?<atom>\[[^\]]*\]|Cl|Br|[A-Za-z*])|(?<bond>->|<-|[-=#$:/\\~])|%\((?<long>\d+)\)|%(?<two>\d\d)|(?<one>\d)|(?<other>[().])/g;

/** Atoms in brackets with the order of their neighbours: `[C@H]`, `[C@@]` (Daylight theory manual, 3.3). */
const CHIRAL_ATOM = /\[[^\][]*@[^\][]*\]/g;

/** The stereo that a SMILES defines; what follows it after a blank does not count. */
export function stereoOfSmiles(text: string): StereoCount {
  const [smiles = ''] = text.trim().split(/\s/, 1);
  const bonds = bondsOf(smiles);
  const marked = bonds.filter(({ sign }) => sign === '/' || sign === '\\');
  const isMarked = (atom: number) => marked.some(({ ends }) => ends.includes(atom));
  return {
    centres: smiles.match(CHIRAL_ATOM)?.length ?? 0,
    // Of a double bond, both ends have a neighbour whose side is told.
    doubleBonds: bonds.filter(({ sign, ends }) => sign === '=' && ends.every(isMarked)).length,
  };
}

/** How many places of a SMILES have a configuration: centres and double bonds. */
export function definedStereo(smiles: string): number {
  const { centres, doubleBonds } = stereoOfSmiles(smiles);
  return centres + doubleBonds;
}

interface SignedBond {
  /** As written; empty for none. */
  readonly sign: string;
  readonly ends: readonly [number, number];
}

/** Those of a valid SMILES; of any other text, whatever can be made of it. */
function bondsOf(smiles: string): SignedBond[] {
  const bonds: SignedBond[] = [];
  const branches: number[] = [];
  const rings = new Map<string, { readonly atom: number; readonly sign: string }>();
  let [atoms, last, sign] = [0, 0, ''];
  for (const { groups = {} } of smiles.matchAll(TOKEN)) {
    const { atom, bond, other, long, two, one } = groups;
    const ring = long ?? two ?? one;
    if (bond !== undefined) sign = bond;
    else if (other === '(') branches.push(last);
    else if (other === ')') last = branches.pop() ?? 0;
    else if (other === '.') last = 0;
    else if (atom !== undefined) {
      atoms += 1;
      if (last > 0) bonds.push({ sign, ends: [last, atoms] });
      [last, sign] = [atoms, ''];
    } else if (ring !== undefined) {
      const start = rings.get(ring);
      if (start) bonds.push({ sign: start.sign || sign, ends: [start.atom, last] });
      if (start) rings.delete(ring);
      else rings.set(ring, { atom: last, sign });
      sign = '';
    }
  }
  return bonds;
}
