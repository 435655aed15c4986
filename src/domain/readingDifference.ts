import { formulaDifference } from './formulaDifference';
import type { Identifiers } from './identifiers';
import { stereoDifference } from './stereoDifference';
import { structureRelation } from './structureRelation';

type Named = Pick<Identifiers, 'smiles' | 'inchi' | 'inchiKey' | 'formula'>;

/** Said where nothing differs. */
export const SAME_STRUCTURE = 'the same structure';

/**
 * How a reading differs from another one, in a word: `another stereo centre`, `one part less`, `CH2 more`.
 * Says only what follows from the services' identifiers.
 *
 * @param reading the one that is described
 * @param other the one that it is compared with
 * @returns `undefined` where nothing is certain
 */
export function readingDifference(reading: Named, other: Named): string | undefined {
  if (reading.smiles === other.smiles) return SAME_STRUCTURE;
  return partsDifference(reading, other) ?? relationInWords(reading, other);
}

const partsOf = ({ smiles }: Named): number => smiles.split('.').length;

function partsDifference(reading: Named, other: Named): string | undefined {
  const more = partsOf(reading) - partsOf(other);
  if (more === 0) return undefined;
  const count = Math.abs(more);
  return `${count === 1 ? 'one part' : `${count} parts`} ${more > 0 ? 'more' : 'less'}`;
}

function relationInWords(reading: Named, other: Named): string | undefined {
  switch (structureRelation(reading, other)) {
    // The keys leave out where mobile hydrogens are drawn, and stereo next to them.
    case 'identical':
      return undefined;
    case 'stereo':
      return stereoDifference(reading.inchi ?? '', other.inchi ?? '');
    case 'isotopes':
      return 'other isotopes';
    case 'protons':
      return 'another charge';
    case undefined:
      return constitutionDifference(reading, other);
  }
}

function constitutionDifference(reading: Named, other: Named): string | undefined {
  const atoms = formulaDifference(reading.formula, other.formula);
  if (atoms !== undefined) return atoms;
  if (reading.formula !== other.formula) return 'another charge';
  // Without keys, other SMILES may be the same constitution with other stereo.
  const areKnown = reading.inchiKey !== undefined && other.inchiKey !== undefined;
  return areKnown ? 'the same atoms, bonded otherwise' : undefined;
}
