import path from 'node:path';
import { canonicalise } from '../../engine/chemistry/canonicalise';
import type { RDKit } from '../../engine/chemistry/rdkit';
import type { ImageReading, ReaderChoice } from './reading/imageReading';
import type { KnownReadings } from './reading/knownReadings';
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

export interface FolderOptions extends ReadingOptions {
  /** Readings that are there already. */
  readonly known: KnownReadings;
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
  { known, ...options }: FolderOptions,
): Promise<EvaluatedFolder> {
  const { name } = folder;
  const forms = canonicalise(
    rdkit,
    folder.truths.map(({ smiles }) => smiles),
  );
  const truths = folder.truths.filter((_, index) => forms[index]);
  const earlier = truths.map(({ image }) => known(choice.engine, name, image));
  const toRead = truths.filter((_, index) => !earlier[index]);
  const files = toRead.map(({ image }) => path.join(folder.path, image));
  const read = await readImages(choice, files, options);
  const readings = earlier.map((reading): ImageReading | undefined => reading ?? read.shift());
  const scores = truths.flatMap(({ image, smiles }, index): EvaluatedImage[] => {
    const reading = readings[index];
    const score = reading && scoreImage(rdkit, image, smiles, reading);
    if (!score) return [];
    const { molfile } = reading;
    return [{ ...score, mistake: findMistake(rdkit, smiles, reading), molfile }];
  });
  return { name, path: folder.path, scores, skipped: folder.truths.length - scores.length };
}
