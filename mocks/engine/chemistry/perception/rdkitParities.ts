import { withMol, type RDKit } from '../rdkit';
import { isOdd, neighbourIndices, type Parities, type Parity } from './parity';

/** Of RDKit's JSON (rdkitjson 12). The sense is that of the neighbours in the order of the bonds, from the first. */
interface JsonMolecule {
  readonly atoms: readonly { readonly stereo?: string }[];
  readonly bonds?: readonly { readonly atoms: readonly [number, number] }[];
}

/** What RDKit perceives of a drawing; undefined if it cannot read it. */
export function rdkitParities(rdkit: RDKit, molfile: string): Parities | undefined {
  const json = withMol(rdkit, molfile, (mol) => mol.get_json(), { removeHs: false });
  if (json === undefined) return undefined;
  const { molecules } = JSON.parse(json) as { readonly molecules: readonly JsonMolecule[] };
  const { atoms = [], bonds = [] } = molecules[0] ?? {};
  const neighbours = neighbourIndices(
    atoms.length,
    bonds.map(({ atoms: [begin, end] }) => ({ begin, end })),
  );
  return new Map(
    atoms.flatMap(({ stereo }, atom): (readonly [number, Parity])[] => {
      if (stereo !== 'cw' && stereo !== 'ccw') return [];
      const isClockwise = (stereo === 'cw') !== isOdd(neighbours[atom] ?? []);
      return [[atom, isClockwise ? 'clockwise' : 'anticlockwise']];
    }),
  );
}
