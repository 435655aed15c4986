import * as v from 'valibot';
import { DOI, drawingsOf, LABEL, line, NAME, PLACE, SMILES } from './fields';

/** What a tool says of one drawing; what it does not say is left out, null or empty. */
const ANSWERED_DRAWING = v.strictObject({
  ...PLACE,
  smiles: v.nullish(SMILES),
  /** The number printed beside it: `1a`. */
  label: v.nullish(LABEL),
  /** Printed beside it. */
  name: v.nullish(NAME),
  /** The species that the article gives as its source, in full. */
  organism: v.nullish(NAME),
  /** Of the molecule, in Hill's order, with its charge: `C20H18NO4+`. */
  formula: v.nullish(line(100)),
});

/** The file in which a tool answers for one article: `docs/benchmark.schema.json`. */
export const ANSWER_FILE = v.strictObject({
  format: v.literal('article-answers/1'),
  doi: DOI,
  tool: v.strictObject({ name: line(80), version: v.nullish(line(80)) }),
  drawings: drawingsOf(ANSWERED_DRAWING),
});

export type AnswerFile = v.InferOutput<typeof ANSWER_FILE>;
export type AnsweredDrawing = AnswerFile['drawings'][number];
