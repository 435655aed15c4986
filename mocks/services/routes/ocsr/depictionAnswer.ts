import type { DepictionOutput } from '../../../engine/tasks/chemistry';
import type { JoinInput } from '../../../engine/tasks/joinTask';
import type { DEPICTION_FORMATS } from '../depictionFields';

/** Drawing options of `generate_with_depiction`; the engine is only echoed. */
interface RecognitionDrawing {
  readonly depict_engine: 'cdk' | 'rdkit';
  readonly depict_format: (typeof DEPICTION_FORMATS)[number];
  readonly depict_width: number;
  readonly depict_height: number;
}

/** What is drawn: always the SMILES, with newly computed coordinates. JSON can carry a PNG only as base64. */
export const depictionAsked = ({
  depict_format: format,
  depict_width: width,
  depict_height: height,
}: RecognitionDrawing) =>
  ({ width, height, format: format === 'svg' ? 'svg' : 'base64' }) satisfies JoinInput['depiction'];

/** The `depiction` of `generate_with_depiction`. */
export function depictionAnswer(
  drawn: DepictionOutput,
  { depict_engine: engine, depict_format: format }: RecognitionDrawing,
): object {
  const picture =
    drawn.format === 'svg'
      ? { svg: drawn.svg }
      : { base64: drawn.format === 'base64' ? drawn.base64 : '' };
  return { format, engine, ...picture };
}
