import type { TaskRunner, Work } from '../../tasks/taskRunner';
import type { DEPICTION_FORMATS } from '../depictionFields';

/** Drawing options of `generate_with_depiction`; the engine is only echoed. */
export interface RecognitionDrawing {
  readonly depict_engine: 'cdk' | 'rdkit';
  readonly depict_format: (typeof DEPICTION_FORMATS)[number];
  readonly depict_width: number;
  readonly depict_height: number;
}

/**
 * The `depiction` of `generate_with_depiction`: always drawn from the SMILES, with newly computed
 * coordinates.
 *
 * @throws TaskError 400 without a SMILES, 500 if it cannot be drawn although recognition succeeded
 */
export async function depictRecognition(
  pool: TaskRunner,
  smiles: string,
  { depict_engine: engine, depict_format: format, ...size }: RecognitionDrawing,
  work: Work,
): Promise<object> {
  // JSON can carry a PNG only as base64.
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
