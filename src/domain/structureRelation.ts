import { skeletonOf, type Identifiers } from './identifiers';

/** In what two structures with the same skeleton differ; `identical` in nothing. */
export type StructureRelation = 'identical' | 'stereo' | 'isotopes' | 'protons';

type Named = Pick<Identifiers, 'smiles' | 'inchi' | 'inchiKey'>;

/**
 * How two structures are related: by their InChIKeys, then by the keys' first blocks and the layers of their
 * InChIs. Where there is no InChI, equal canonical SMILES are identical. `undefined` for others.
 */
export function structureRelation(a: Named, b: Named): StructureRelation | undefined {
  if (a.inchiKey === undefined || b.inchiKey === undefined) {
    return a.inchiKey === b.inchiKey && a.smiles === b.smiles ? 'identical' : undefined;
  }
  if (a.inchiKey === b.inchiKey) return 'identical';
  if (skeletonOf(a.inchiKey) !== skeletonOf(b.inchiKey)) return undefined;
  const [layersOfA, layersOfB] = [layersOf(a.inchi ?? ''), layersOf(b.inchi ?? '')];
  if (layersOfA.protons !== layersOfB.protons) return 'protons';
  return layersOfA.isotopes === layersOfB.isotopes ? 'stereo' : 'isotopes';
}

/** The layer of added and removed protons, and that of isotopes with its stereo (InChI technical manual). */
function layersOf(inchi: string) {
  return {
    protons: /\/p([^/]*)/.exec(inchi)?.[1] ?? '',
    isotopes: /\/i(.*)$/.exec(inchi)?.[1] ?? '',
  };
}

/**
 * What structures that may be related have in common: the first block of the key, or the canonical SMILES
 * where there is none.
 */
export const relationKey = ({ smiles, inchiKey }: Named): string =>
  inchiKey === undefined ? `smiles ${smiles}` : skeletonOf(inchiKey);
