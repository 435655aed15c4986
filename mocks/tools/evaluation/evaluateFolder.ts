import path from 'node:path';
import { canonicalise } from '../../engine/chemistry/canonicalise';
import type { RDKit } from '../../engine/chemistry/rdkit';
import type { ReaderChoice } from './reading/imageReading';
import { readImages, type ReadingOptions } from './reading/readImages';
import { findMistake } from './scoring/findMistake';
import { scoreImage, type ImageScore } from './scoring/imageScore';
import type { Mistake } from './scoring/mistake';
import type { TruthFolder } from './truthFolder';

/** A picture's score, with what the page of failures shows. */
export interface EvaluatedImage extends ImageScore {
  /** Null for a right answer. */
  readonly mistake: Mistake | null;
  /** The reading, in the picture's coordinates. */
  readonly molfile?: string | undefined;
}

/** One program's answers for one folder. */
export interface EvaluatedFolder {
  readonly name: string;
  readonly path: string;
  readonly scores: readonly EvaluatedImage[];
  /** Pictures whose truth is unknown or unreadable for RDKit; they are not read. */
  readonly skipped: number;
}

/**
 * Reads the pictures of a folder with one program and compares the answers with the truth.
 *
 * @throws Error if the program cannot be opened
 */
export async function evaluateFolder(
  rdkit: RDKit,
  folder: TruthFolder,
  choice: ReaderChoice,
  options: ReadingOptions,
): Promise<EvaluatedFolder> {
  const { name } = folder;
  const forms = canonicalise(
    rdkit,
    folder.truths.map(({ smiles }) => smiles),
  );
  const truths = folder.truths.filter((_, index) => forms[index]);
  const files = truths.map(({ image }) => path.join(folder.path, image));
  const readings = await readImages(choice, files, options);
  const scores = truths.flatMap(({ image, smiles }, index): EvaluatedImage[] => {
    const reading = readings[index];
    const score = reading && scoreImage(rdkit, image, smiles, reading);
    if (!score) return [];
    const { molfile } = reading;
    return [{ ...score, mistake: findMistake(rdkit, smiles, reading), molfile }];
  });
  return { name, path: folder.path, scores, skipped: folder.truths.length - scores.length };
}
