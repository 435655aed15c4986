import type { Identifiers } from '@/domain/identifiers';
import type { StructureVersion } from '@/domain/structure';

/** As the services write it; the key is made up from the skeleton's and the stereo's first letters. */
export const wireOf = (smiles: string, skeleton = 'A', stereo = 'A') => ({
  smiles,
  inchi: `InChI=1S/${skeleton}/t${stereo}`,
  inchi_key: `${skeleton.repeat(14)}-${stereo.repeat(8)}SA-N`,
  formula: 'C2H6O',
  exact_mass: 46.0419,
  average_mass: 46.069,
  rings: 0,
  heavy_atoms: 3,
  stereo_centres: 0,
  defined_stereo_centres: 0,
  remarks: [],
});

/** The same in the application's form. */
export function identifiersOf(smiles: string, skeleton = 'A', stereo = 'A'): Identifiers {
  const { inchi, inchi_key: inchiKey } = wireOf(smiles, skeleton, stereo);
  const masses = { exactMass: 46.0419, averageMass: 46.069 };
  const counts = { rings: 0, heavyAtoms: 3, stereoCentres: 0, definedStereoCentres: 0 };
  return { smiles, inchi, inchiKey, formula: 'C2H6O', ...masses, ...counts, remarks: [] };
}

/** A reading of this structure. */
export const versionOf = (smiles: string): StructureVersion => ({
  smiles,
  engine: 'decimer',
  useCoordinates: false,
  handDrawn: false,
  timestamp: '2026-01-02T03:04:06.000Z',
  fromFallback: false,
});
