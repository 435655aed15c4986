import * as v from 'valibot';
import {
  count,
  flag,
  optionalFlag,
  optionalText,
  share,
  text,
  texts,
  type Loose,
} from './common.schema';
import { id } from './segment.schema';

const side = v.pipe(v.number(), v.integer(), v.minValue(1));

export const placementSchema = v.strictObject({
  /** Width of the picture, pixels. */
  width: side,
  height: side,
  /**
   * The reading with the picture's pixels as coordinates: x from the left edge; y from the top edge and
   * negative, because y points upwards in molfiles.
   */
  molfile: text,
});

export const tableCompoundSchema = v.strictObject({
  /** As printed, without brackets. */
  number: optionalText,
  name: optionalText,
  /** The whole row. */
  text,
  /** What the row says of each residue, as printed: `R1` → `OMe`. */
  groups: v.record(text, text),
  /** How it was found: not drawn itself, but from the table. */
  from: v.literal('table'),
  smiles: optionalText,
  molfile: optionalText,
  /** Why there is no structure, in words. */
  reason: optionalText,
});

export const doubtSchema = v.strictObject({
  /** What may be wrong at a place; services may name other kinds. */
  kind: v.picklist(['atom', 'bond', 'stereo', 'label', 'charge', 'other']),
  /** Zero-based indices into the molfile and the placement's; empty for ink that belongs to no atom. */
  atoms: v.array(count),
  /** 0..1, from the left edge, in widths. */
  x: share,
  /** 0..1, from the top edge, in heights. */
  y: share,
  /** 0..1, in widths. */
  radius: v.exactOptional(share),
  /** 0..1: that what was read there is right. */
  confidence: share,
  /** What was read there: first what stands in the answer. */
  readings: texts,
  /** A sentence. */
  says: text,
});

export const nameSaysSchema = v.strictObject({
  name: text,
  smiles: text,
  /** Who knows the name: `OPSIN 2.7.0`. */
  source: text,
  /**
   * What a structure known by a compound's name says of the one that was read from its drawing.
   *
   * - `skeleton`: the same, where the name leaves stereo open;
   * - `more`: the same, where the reading leaves stereo open;
   * - `stereo`: the same skeleton, other stereo;
   * - `form`: the same skeleton, other isotopes or protons.
   */
  verdict: v.picklist(['same', 'skeleton', 'more', 'stereo', 'form', 'other']),
});

export const formulaSaysSchema = v.strictObject({
  /** The formula, or else the mass in Da, as the text states it, or else carbons. */
  stated: text,
  /** `open`: the structure has residues, and the rest of it is within the formula; or it has more carbons. */
  verdict: v.picklist(['same', 'open', 'other']),
  /** What the structure has more and less: `+2H`, `−CH2`; in Da where a mass is stated. */
  difference: optionalText,
  /** How many carbons the text states at least, whatever else it states. */
  carbons: v.exactOptional(count),
});

const versionEntries = {
  smiles: optionalText,
  /** V2000 or V3000 text, unchanged: its header lines and line breaks are significant. */
  molfile: optionalText,
  engine: text,
  /** The program that was really used and its version, if the services report them. */
  program: optionalText,
  programVersion: optionalText,
  /** 0..1, the program's own estimate. */
  confidence: v.exactOptional(share),
  /** 0..1, what the readings of all engines that were asked together say of this one. */
  jointConfidence: v.exactOptional(share),
  /** The program's doubts, as messages. */
  remarks: texts,
  /** Where its atoms lie on the segment's image, when the services say it. */
  placement: v.exactOptional(placementSchema),
  /** What the page's table of residues makes of this reading; absent without a table or residues. */
  compounds: v.exactOptional(v.array(tableCompoundSchema)),
  /** Its places that may be wrong, the least sure first; absent without any that is known. */
  doubts: v.exactOptional(v.array(doubtSchema)),
  /** SVG text. Never put into HTML unparsed: it comes from outside. */
  depiction: optionalText,
  useCoordinates: flag,
  handDrawn: flag,
  /** Milliseconds from request to answer; absent for one of several readings in the same answer. */
  processingTime: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** ISO 8601, UTC. */
  timestamp: text,
  /** Why there is no structure. */
  error: optionalText,
  /** The call with a drawing failed, and the one for SMILES and molfile succeeded. */
  fromFallback: flag,
  selectedFromComparison: optionalFlag,
  /** The run of all engines from which it was chosen. */
  comparisonId: optionalText,
  editedFromOriginal: optionalFlag,
  /** Where several engines were asked: the others that read the same constitution; absent without any. */
  agreeing: texts,
  /** Where several engines were asked: those that read another constitution; absent without any. */
  differing: texts,
  /** What the structure of the compound's name says of this one; absent while it is not known. */
  nameSays: v.exactOptional(nameSaysSchema),
  /** What the formula that the text states says of this one; absent while it is not known. */
  formulaSays: v.exactOptional(formulaSaysSchema),
  /** The program that was not there yet when this was read, and may still say something of it. */
  awaits: optionalText,
};

/** Loose: a reading's other fields are kept unchanged. */
export const versionSchema: Loose<typeof versionEntries> = v.looseObject(versionEntries);

const structureEntries = {
  ...versionEntries,
  /** See `structureKey`. */
  uniqueKey: text,
  segmentId: id,
  pdfId: text,
  pageIndex: count,
  segmentIndex: count,
  filename: text,
  name: text,
  /** Versions before this one, oldest first. */
  history: v.array(versionSchema),
  /** Versions after this one, which the user has undone or which never stood; absent if there are none. */
  undone: v.exactOptional(v.array(versionSchema)),
};

export const structureFields: Loose<typeof structureEntries> = v.looseObject(structureEntries);
