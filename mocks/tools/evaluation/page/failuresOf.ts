import path from 'node:path';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import type { EvaluatedFolder } from '../evaluateFolder';
import { drawPair } from './drawPair';
import type { Failure } from './failure';
import { pictureUrl } from './pictureUrl';

/** What the page shows of one program's wrong answers for one folder. */
export async function failuresOf(
  rdkit: RDKit,
  engine: string,
  folder: EvaluatedFolder,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const { mistake, molfile, ...score } of folder.scores) {
    if (!mistake) continue;
    const picture = await pictureUrl(path.join(folder.path, score.file));
    const images = { picture, ...drawPair(rdkit, score.truth, molfile) };
    failures.push({ ...score, ...mistake, engine, folder: folder.name, images });
  }
  return failures;
}
