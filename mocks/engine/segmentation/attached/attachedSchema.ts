import * as v from 'valibot';

/** Bytes of the attachment; 500 structures of usual size have half a megabyte. */
export const MOST_BYTES = 20_000_000;
/** Drawings of a document. */
const MOST_DRAWINGS = 500;

const MOST_MOLFILE = 200_000;
const MOST_SMILES = 10_000;
const MOST_WORDS = 300;
const MOST_TOLD = 20;

/** One line, without what changes the direction of text or hides in it. */
const words = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(MOST_WORDS),
  v.regex(/^\P{C}*$/u),
);
const points = v.pipe(v.number(), v.finite());
const box = v.tuple([points, points, points, points]);

const labelSchema = v.strictObject({
  number: v.exactOptional(words),
  name: v.exactOptional(words),
  text: words,
  /** Where it is printed. */
  box,
});

const drawingSchema = v.strictObject({
  box,
  /** V2000 or V3000. */
  molfile: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_MOLFILE)),
  /** What the file states, where it states a SMILES; its molfile is only laid out. */
  smiles: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_SMILES))),
  label: v.exactOptional(labelSchema),
  /** What of the drawing the structure does not say, in sentences. */
  told: v.exactOptional(v.pipe(v.array(words), v.maxLength(MOST_TOLD))),
  /** Where the molfile's origin lies, and how many points one of its units has. */
  place: v.exactOptional(
    v.strictObject({ x: points, y: points, scale: v.pipe(points, v.gtValue(0)) }),
  ),
});

/** Boxes are in points from the page's upper left corner. */
export const attachedSchema = v.strictObject({
  version: v.literal(1),
  pages: v.pipe(
    v.array(
      v.strictObject({
        /** From 0. */
        page: v.pipe(v.number(), v.integer(), v.minValue(0)),
        drawings: v.pipe(v.array(drawingSchema), v.maxLength(MOST_DRAWINGS)),
      }),
    ),
    v.maxLength(MOST_DRAWINGS),
    v.check(
      (pages) => pages.reduce((sum, { drawings }) => sum + drawings.length, 0) <= MOST_DRAWINGS,
    ),
  ),
});

/** A drawing of which the PDF itself states the structure. */
export type AttachedDrawing = v.InferOutput<typeof drawingSchema>;

/** What is stated of a drawing's structure. */
export type StatedStructure = Pick<AttachedDrawing, 'molfile' | 'smiles' | 'told' | 'place'>;
