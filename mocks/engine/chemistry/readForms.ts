import type { ReadForms } from '../recognition/fusion/programReading';
import { canonicalise } from './canonicalise';
import type { RDKit } from './rdkit';
import { withoutResidueNumbers } from './residueNumbers';

/** The forms in which a program's reading is compared with others: as written, if RDKit can't read it. */
export function readForms(rdkit: RDKit, smiles: string): ReadForms {
  const unnumbered = withoutResidueNumbers(smiles);
  const [plain, numbered] = canonicalise(
    rdkit,
    unnumbered === smiles ? [smiles] : [unnumbered, smiles],
  );
  const forms = plain ?? { smiles: unnumbered, smilesWithoutStereo: unnumbered, inchiKey: '' };
  return { ...forms, numberedSmiles: numbered?.smiles };
}
