import type { DepictionOutput } from '../../../engine/tasks/depictionTask';
import type { DEPICTION_FORMATS } from '../depictionFields';

/** Drawing options of `generate_with_depiction`; the engine is only echoed. */
interface RecognitionDrawing {
  readonly depict_engine: 'cdk' | 'rdkit';
  readonly depict_format: (typeof DEPICTION_FORMATS)[number];
  readonly depict_width: number;
  readonly depict_height: number;
}

/** How the SMILES is drawn, with newly computed coordinates. JSON can carry a PNG only as base64. */
export const depictionAsked = (asked: RecognitionDrawing) => {
  const { depict_format: format, depict_width: width, depict_height: height } = asked;
  return { width, height, format: format === 'svg' ? format : 'base64' } as const;
};

/** The `depiction` of `generate_with_depiction`. */
export const depictionAnswer = (
  { source: _source, remark: _remark, format: _drawnAs, ...picture }: DepictionOutput,
  { depict_engine: engine, depict_format: format }: RecognitionDrawing,
): object => ({ format, engine, ...picture });
