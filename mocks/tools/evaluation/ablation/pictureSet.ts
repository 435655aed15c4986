import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import type { EnginePorts } from '../../../engine/tasks/enginePorts';
import { createRecognitionTasks } from '../../../engine/tasks/recognition';
import { readingOf } from '../reading/readingOf';
import { scoreImage } from '../scoring/imageScore';
import { readTruthFolder } from '../truthFolder';
import { halfOf, type MeasuredCase, type MeasuredSet } from './measuredCase';

/** The pictures of a folder with `truth.tsv`, read by PixelGraph. */
export async function pictureSet(
  rdkit: RDKit,
  ports: EnginePorts,
  folder: string,
  limit: number,
): Promise<MeasuredSet> {
  const { readPixels } = createRecognitionTasks(ports);
  const { name, truths } = await readTruthFolder(folder, limit);
  const cases = truths.flatMap(({ image, smiles }, index): MeasuredCase[] => {
    const unread = { smiles: '', impossible: false };
    if (smiles === '' || !scoreImage(rdkit, image, smiles, unread)) return [];
    const read = async () => {
      const bytes = new Uint8Array(await readFile(path.join(folder, image)));
      const reading = await readingOf(await readPixels({ image: bytes }));
      const right = scoreImage(rdkit, image, smiles, reading)?.exact === true;
      return {
        stated: `${reading.smiles} ${reading.confidence?.toFixed(2)}`,
        items: [{ name: image, half: halfOf(index), right }],
      };
    };
    return [{ name: image, read }];
  });
  return { name, cases };
}
