import type { FieldReader } from '../../http/fieldReader';
import type { WorkerPool } from '../../workers/pool';
import { DEPICTION_FORMATS, sizeFields } from '../depictionFields';

export interface RecognitionDrawing {
  readonly engine: 'cdk' | 'rdkit';
  readonly format: (typeof DEPICTION_FORMATS)[number];
  readonly width: number;
  readonly height: number;
}

/** How `generate_with_depiction` is asked to draw; the engine is echoed only. */
export function recognitionDrawing(fields: FieldReader): RecognitionDrawing {
  fields.choice('output_type', ['smiles', 'molfile', 'both'], 'both');
  const drawing = {
    engine: fields.choice('depict_engine', ['cdk', 'rdkit'], 'rdkit'),
    format: fields.choice('depict_format', DEPICTION_FORMATS, 'svg'),
    ...sizeFields(fields, 'depict_'),
  };
  fields.check();
  return drawing;
}

/**
 * The `depiction` of `generate_with_depiction`: always from the SMILES, with coordinates of its own.
 *
 * @throws TaskError 400 without a SMILES, 500 when it cannot be drawn although recognition worked
 */
export async function depictRecognition(
  pool: WorkerPool,
  smiles: string,
  { engine, format, width, height }: RecognitionDrawing,
  signal: AbortSignal,
): Promise<object> {
  // A PNG has no place in JSON but as base64.
  const drawnAs = format === 'svg' ? 'svg' : 'base64';
  const input = { smiles, width, height, format: drawnAs } as const;
  const drawn = await pool.run('chemistry.depict', input, { signal });
  const picture =
    drawn.format === 'svg'
      ? { svg: drawn.svg }
      : { base64: drawn.format === 'base64' ? drawn.base64 : '' };
  return { format, engine, ...picture };
}
