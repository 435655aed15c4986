import type { EngineAnswer } from '../recognition/external/engineAnswer';
import type { MolecularGraph } from '../recognition/molecularGraph';
import { readSdf } from '../recognition/osra/readSdf';
import { canonicalise } from './canonicalise';
import { layOut } from './depiction/layOut';
import type { RDKit } from './rdkit';
import { UnreadableStructure } from './readSmiles';
import { withStructure } from './structureText';

/** A program's answer as atoms and bonds. */
export interface AnswerGraph {
  readonly graph: MolecularGraph;
  /** Whether the coordinates are the program's; those of a SMILES alone are computed. */
  readonly isDrawn: boolean;
}

/**
 * The structure that a program answered. Its molfile says where atoms lie, but programs correct only the SMILES
 * (abbreviations written out, stereo checked): where the two differ, the SMILES counts.
 *
 * @throws TaskError `beyond-limits` if it is too large; UnreadableStructure if neither can be read
 */
export function answerGraph(
  rdkit: RDKit,
  { smiles = '', molfile = '' }: EngineAnswer,
): AnswerGraph {
  const drawn = molfile === '' ? undefined : ofText(rdkit, { molfile });
  if (smiles.trim() === '') {
    if (drawn) return { graph: drawn.graph, isDrawn: true };
    throw new UnreadableStructure('it is empty');
  }
  const [said] = canonicalise(rdkit, [smiles]);
  if (drawn && said?.smiles === drawn.smiles) return { graph: drawn.graph, isDrawn: true };
  const computed = ofText(rdkit, { smiles });
  if (computed) return { graph: computed.graph, isDrawn: false };
  if (drawn) return { graph: drawn.graph, isDrawn: true };
  throw new UnreadableStructure('it is no SMILES');
}

/** By way of a V2000 molfile, which RDKit writes of both; undefined if it can read neither. */
function ofText(rdkit: RDKit, text: { readonly smiles?: string; readonly molfile?: string }) {
  try {
    return withStructure(rdkit, text, ['molfile', 'smiles'], (mol, notation) => {
      if (notation === 'smiles') layOut(rdkit, mol);
      const [record] = readSdf(mol.get_molblock());
      return record && { graph: record.graph, smiles: mol.get_smiles() };
    });
  } catch (error) {
    if (error instanceof UnreadableStructure) return undefined;
    throw error;
  }
}
