import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RDKit } from '../chemistry/rdkit';
import type { ReaderChoice } from './reading/imageReading';
import { readImages, type ReadingOptions } from './reading/readImages';
import { scoreImage } from './scoring/imageScore';
import type { FolderScores } from './textReport';
import { parseTruthTable } from './truthTable';

export interface FolderOptions extends ReadingOptions {
  /** The first so many pictures only. */
  readonly limit: number;
}

/**
 * Reads the pictures of a folder with one program and compares the answers with its `truth.tsv`.
 *
 * @throws Error when the table or a picture is missing, or the program cannot be opened
 */
export async function evaluateFolder(
  rdkit: RDKit,
  folder: string,
  choice: ReaderChoice,
  { limit, ...reading }: FolderOptions,
): Promise<FolderScores> {
  const table = parseTruthTable(await readFile(path.join(folder, 'truth.tsv'), 'utf8'));
  const truths = table.slice(0, limit);
  const files = truths.map(({ image }) => path.join(folder, image));
  const readings = await readImages(choice, files, reading);
  const scores = truths.flatMap(({ image, smiles }, index) => {
    const answer = readings[index];
    return answer ? (scoreImage(rdkit, image, smiles, answer) ?? []) : [];
  });
  return {
    name: path.basename(path.resolve(folder)),
    scores,
    skipped: truths.length - scores.length,
  };
}
