import type { TaskResult } from '../../../engine/tasks/taskRegistry';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import type { DrawingSource } from './drawingSource';
import type { AnswerOptions } from './joinedReadings';
import type { OcsrParts } from './ocsrAnswer';

/** What answers for a drawing whose structure its PDF states; an addition to the contract. */
const FROM_FILE = 'from-file';

export type StatedRecognition = TaskResult<'chemistry.readStated'>;

/** The structure that the PDF states for a drawing; undefined if it states none, so that engines have to read it. */
export async function recogniseStated(
  pool: TaskRunner,
  { image, place }: DrawingSource,
  work: Work,
  depiction?: AnswerOptions['depiction'],
): Promise<StatedRecognition | undefined> {
  const { stated, bbox_points: box } = place?.segment ?? {};
  if (!stated || !box) return undefined;
  return pool.run('chemistry.readStated', { stated, image, box, depiction }, work);
}

/** The fields of docs/contract.md 7.3, without confidence and program: nobody has read it. */
export function statedAnswer(
  name: string,
  { structure: { smiles, molfile, remarks, placement } }: StatedRecognition,
  parts: OcsrParts,
): object {
  return {
    image_name: name,
    ...(parts === 'molfile' ? {} : { smiles: smiles ?? '' }),
    ...(parts === 'smiles' ? {} : { molfile, ...(placement && { placement }) }),
    engine: FROM_FILE,
    hardware: 'CPU',
    file_path: name,
    remarks,
  };
}
