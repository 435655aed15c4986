import type { TaskRunner, Work } from '../../tasks/taskRunner';
import type { DEPICTION_FORMATS } from '../depictionFields';

/** How `generate_with_depiction` is asked to draw; the engine is echoed only. */
export interface RecognitionDrawing {
  readonly depict_engine: 'cdk' | 'rdkit';
  readonly depict_format: (typeof DEPICTION_FORMATS)[number];
  readonly depict_width: number;
  readonly depict_height: number;
}

/**
 * The `depiction` of `generate_with_depiction`: always from the SMILES, with coordinates of its own.
 *
 * @throws TaskError 400 without a SMILES, 500 when it cannot be drawn although recognition worked
 */
export async function depictRecognition(
  pool: TaskRunner,
  smiles: string,
  { depict_engine: engine, depict_format: format, ...size }: RecognitionDrawing,
  work: Work,
): Promise<object> {
  // A PNG has no place in JSON but as base64.
  const drawnAs = format === 'svg' ? 'svg' : 'base64';
  const { depict_width: width, depict_height: height } = size;
  const input = { smiles, width, height, format: drawnAs } as const;
  const drawn = await pool.run('chemistry.depict', input, work);
  const picture =
    drawn.format === 'svg'
      ? { svg: drawn.svg }
      : { base64: drawn.format === 'base64' ? drawn.base64 : '' };
  return { format, engine, ...picture };
}
