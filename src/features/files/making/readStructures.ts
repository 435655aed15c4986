import { atomsOfMolfile, isDrawn } from '@/domain/molfileAtoms';
import { sdfRecords } from '@/domain/files/sdfRecords';
import { smilesList } from '@/domain/files/smilesList';
import type { StatedByFile, StatedMolecule } from '@/domain/files/statedMolecule';
import { decodedText } from '@/lib/decodedText';

/** What a file states, and which of its molecules have yet to be drawn. */
export interface ReadStructures extends StatedByFile {
  readonly undrawn: readonly StatedMolecule[];
}

/** The structures of a molfile, an SD file or a list of SMILES, by its name. */
export function readStructures(name: string, bytes: Uint8Array<ArrayBuffer>): ReadStructures {
  const text = decodedText(bytes);
  const stated = /\.(?:smi(?:les)?|txt)$/i.test(name) ? smilesList(text) : sdfRecords(text);
  const undrawn = stated.molecules.filter(
    ({ molfile }) => molfile === undefined || !isDrawn(atomsOfMolfile(molfile)),
  );
  return { ...stated, undrawn };
}
