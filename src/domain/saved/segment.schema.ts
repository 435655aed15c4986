import * as v from 'valibot';
import { boxSchema, points } from './boxes.schema';
import { count, optionalText, share, text, texts } from './common.schema';

/** A place in the text of all pages: code points, half open; pages from 1. */
const saidAt = { page: count, start: count, end: count, sentence: text };

/** A name that the text gives to the number of a label. */
export const statedNameSchema = v.strictObject({
  name: text,
  /** Of the same compound, as the text says. */
  otherNames: texts,
  ...saidAt,
});

/** An organism that a label's compound is said to be isolated from. */
export const compoundSourceSchema = v.strictObject({
  organism: text,
  part: optionalText,
  place: optionalText,
  /** Whether the sentence speaks of the compound, or of what the article isolated in general. */
  by: v.picklist(['sentence', 'article']),
  ...saidAt,
});

/** A molecular formula, or only the mass of a molecule, that the text states of a compound. */
export const statedFormulaSchema = v.strictObject({
  /** In Hill's order, without charge. */
  formula: optionalText,
  /** Of the most abundant isotopes, in Da. */
  mass: points,
  /** By how much the mass of a structure may differ from it, in Da. */
  within: points,
  ...saidAt,
});

/** How many carbons the text states of a compound at least: those of its ¹³C signals. */
export const statedCarbonsSchema = v.strictObject({ carbons: count, ...saidAt });

/**
 * How a label names its compound. `numbers`: those of several compounds with one core; `part`: not at all, its number is
 * the letter of a figure's part.
 */
export const labelKindSchema = v.picklist(['number', 'numbers', 'name', 'part']);

export const labelSchema = v.strictObject({
  /** Absent from services that do not tell it. */
  kind: v.exactOptional(labelKindSchema),
  /** As printed, without brackets: `3`, `1a`, `(±)-3`; several are separated by commas. */
  number: optionalText,
  name: optionalText,
  /** The name that the figure's caption gives to the number or to its only drawing, where none is printed beside it. */
  captionName: optionalText,
  /** What it says of the drawing's residues: `R = H`. */
  residues: optionalText,
  /** Everything that the label says. */
  text,
  /** On the segment's page. */
  box: v.tuple([points, points, points, points]),
  /** 0..1, that it belongs to this drawing. */
  confidence: share,
  /** What the text calls the number, the most frequent first; several contradict each other. */
  statedNames: v.exactOptional(v.array(statedNameSchema)),
  /** Where the text says that the compound comes from, the best first. */
  sources: v.exactOptional(v.array(compoundSourceSchema)),
  /** What the text states of the compound's formula or mass; several contradict each other. */
  statedFormulas: v.exactOptional(v.array(statedFormulaSchema)),
  statedCarbons: v.exactOptional(v.array(statedCarbonsSchema)),
});

export const mentionSchema = v.strictObject({
  ...saidAt,
  /** Named in the sentence, whatever for; work that was saved before sources were told has them. */
  organisms: texts,
});

/** Characters; a UUID has 36. */
const ID_LIMIT = 64;

/** An id is a UUID, or was made of the drawing's place, or of the file's name. */
export const id = v.pipe(text, v.nonEmpty(), v.maxLength(ID_LIMIT));

export const segmentFields = v.strictObject({
  /** `{pdfDir}/all_segments/{filename}`, as the recognition calls take it. */
  path: text,
  /**
   * `page_{pageIndex}_{segmentIndex}_segmented.png`, both numbers zero-based; that of a box that the user drew
   * says the place instead (`boxFilename`).
   */
  filename: text,
  /** One-based. */
  pageNumber: count,
  /** One-based, within its page. */
  segmentNumber: count,
  pageIndex: count,
  segmentIndex: count,
  pdfId: text,
  /** The name under which the services store the article. */
  pdfFilename: text,
  /** Only from services that say where the drawing stands. */
  box: v.exactOptional(boxSchema),
  /** Only where the page prints a number or name beside the drawing, and the services say so. */
  label: v.exactOptional(labelSchema),
  /** Where the article speaks of what the label names; only from services that look for it. */
  mentions: v.exactOptional(v.array(mentionSchema)),
  /** Made once for a document; says nothing about where the segment is. */
  id,
  /**
   * Who said that there is a drawing: the services, or the user. `named`: there is none, the user added the
   * compound by its name.
   */
  origin: v.picklist(['found', 'drawn', 'named']),
  /**
   * Ids of the segments that a person's act made it of: several that were merged, one that was split, or itself if
   * the services found it and its box was changed. Absent for a box that was drawn.
   */
  madeOf: v.exactOptional(v.array(id)),
});

export const infoSchema = v.strictObject({
  count,
  /** Without `/all_segments`. */
  directory: optionalText,
  /** The services had already cut out this very article before. */
  alreadyExisted: v.boolean(),
  pdfFilename: text,
  pdfId: text,
  /** Zero-based indices of pages that the services could not read completely; absent if there are none. */
  pagesTooHeavy: v.exactOptional(v.array(count)),
});
