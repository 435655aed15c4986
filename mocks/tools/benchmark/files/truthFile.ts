import * as v from 'valibot';
import { DOI, drawingsOf, LABEL, line, NAME, PLACE, SMILES } from './fields';

/** What can be known of a drawing. */
export const FACTS = ['structure', 'label', 'name', 'organism'] as const;

export type Fact = (typeof FACTS)[number];

/**
 * How a fact of all drawings of an article became known: `independent`, two people read it without each other's table
 * and settled where they differed; `reviewed`, a second person looked over what the first had read; `once`, one
 * person read it; `made`, the article was made from it.
 */
const SETTLED = v.picklist(['independent', 'reviewed', 'once', 'made']);

const either = <Text extends v.GenericSchema>(text: Text) => v.pipe(v.array(text), v.maxLength(20));

/** Each list has the answers that are right, several where the drawing is open to them; none where nothing is there. */
const TRUE_DRAWING = v.strictObject({
  ...PLACE,
  /** Isomeric, as drawn; none if SMILES cannot say it. */
  smiles: either(SMILES),
  /** As printed beside it; an empty text among them says that it may be left out. */
  label: either(LABEL),
  /** As printed beside it. */
  name: either(NAME),
  /** Species that the article says it comes from; any of them is right. */
  organism: v.exactOptional(either(NAME)),
  /** What to know when one reads it again. */
  note: v.exactOptional(line(500)),
});

const shape = v.strictObject({
  format: v.literal('article-truth/1'),
  doi: DOI,
  /** Under which the article may be passed on, as it says itself. */
  licence: line(40),
  /** Of the PDF. */
  pages: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** How many people read it. */
  readers: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  settled: v.strictObject({
    structure: v.exactOptional(SETTLED),
    label: v.exactOptional(SETTLED),
    name: v.exactOptional(SETTLED),
    organism: v.exactOptional(SETTLED),
  }),
  drawings: drawingsOf(TRUE_DRAWING),
});

/** The truth table of one article: `docs/benchmark-truth.schema.json`. */
export const TRUTH_FILE = v.pipe(
  shape,
  v.check(
    ({ drawings, pages }) => drawings.every(({ page }) => page <= pages),
    'a drawing stands on a page that the article does not have',
  ),
  v.check(
    ({ drawings, settled }) =>
      drawings.every(({ organism }) => (organism !== undefined) === 'organism' in settled),
    'either each drawing says its organism and "settled" how it is known, or none does',
  ),
);

export type TruthFile = v.InferOutput<typeof TRUTH_FILE>;
export type TruthDrawing = TruthFile['drawings'][number];
