import * as v from 'valibot';
import type { CompoundLabel } from '@/domain/compoundLabel';
import type { CompoundMention } from '@/domain/compoundMention';
import { structureKey } from '@/domain/documentId';
import type { Doubt } from '@/domain/doubt';
import {
  compareSegments,
  pageOfBoxFilename,
  parseSegmentFilename,
  type Segment,
  type SegmentPosition,
} from '@/domain/segment';
import { NAME_VERDICTS, type NameSays } from '@/domain/nameSays';
import type { Structure, StructureVersion } from '@/domain/structure';
import type { TableCompound } from '@/domain/tableCompound';
import { boxSchema, points } from './boxes.schema';
import { count, flag, optionalFlag, optionalText, text } from './common.schema';
import type { EntriesOf } from './entriesOf';

/** Characters; a UUID has 36. */
export const ID_LIMIT = 64;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const labelEntries = {
  number: optionalText,
  name: optionalText,
  captionName: optionalText,
  text,
  box: v.tuple([points, points, points, points]),
  confidence: share,
} satisfies EntriesOf<CompoundLabel>;

const mentionEntries = {
  page: count,
  start: count,
  end: count,
  sentence: text,
  organisms: v.exactOptional(v.array(text)),
} satisfies EntriesOf<CompoundMention>;

/** An id is a UUID, or was made of the file's name. */
const id = v.pipe(text, v.nonEmpty(), v.maxLength(ID_LIMIT));

const segmentEntries = {
  id,
  origin: v.picklist(['found', 'drawn', 'named']),
  path: text,
  filename: text,
  pageNumber: count,
  segmentNumber: count,
  pageIndex: count,
  segmentIndex: count,
  pdfId: text,
  pdfFilename: text,
  box: v.exactOptional(boxSchema),
  label: v.exactOptional(v.strictObject(labelEntries)),
  mentions: v.exactOptional(v.array(v.strictObject(mentionEntries))),
  madeOf: v.exactOptional(v.array(id)),
} satisfies EntriesOf<Segment>;

/** A cut-out is named after the place of its segment, or of its box, or there is none. */
const isNamedFor = (filename: string, position: SegmentPosition): boolean => {
  if (filename === '') return true;
  const page = pageOfBoxFilename(filename);
  if (page !== undefined) return page === position.pageIndex;
  const named = parseSegmentFilename(filename);
  return named !== undefined && compareSegments(named, position) === 0;
};

/** A segment; its cut-out's name and its numbers have to say the same. */
export const segmentSchema = v.pipe(
  v.strictObject(segmentEntries),
  v.check(
    (segment) =>
      isNamedFor(segment.filename, segment) &&
      (segment.path.split('/').at(-1) ?? '') === segment.filename &&
      segment.pageNumber === segment.pageIndex + 1 &&
      segment.segmentNumber === segment.segmentIndex + 1 &&
      (segment.box?.page ?? segment.pageIndex) === segment.pageIndex &&
      (segment.origin !== 'drawn' || segment.box !== undefined),
    'The segment does not match its name',
  ),
);

const side = v.pipe(v.number(), v.integer(), v.minValue(1));
const placementSchema = v.strictObject({ width: side, height: side, molfile: text });

const compoundEntries = {
  number: optionalText,
  name: optionalText,
  text,
  groups: v.record(text, text),
  from: v.literal('table'),
  smiles: optionalText,
  molfile: optionalText,
  reason: optionalText,
} satisfies EntriesOf<TableCompound>;

const doubtEntries = {
  kind: v.picklist(['atom', 'bond', 'stereo', 'label', 'charge', 'other']),
  atoms: v.array(count),
  x: share,
  y: share,
  radius: v.exactOptional(share),
  confidence: share,
  readings: v.exactOptional(v.array(text)),
  says: text,
} satisfies EntriesOf<Doubt>;

const nameSaysEntries = {
  name: text,
  smiles: text,
  source: text,
  verdict: v.picklist(NAME_VERDICTS),
} satisfies EntriesOf<NameSays>;

const engineIds = v.exactOptional(v.array(text));

const versionEntries = {
  smiles: optionalText,
  molfile: optionalText,
  engine: text,
  program: optionalText,
  programVersion: optionalText,
  confidence: v.exactOptional(share),
  jointConfidence: v.exactOptional(share),
  remarks: v.exactOptional(v.array(text)),
  placement: v.exactOptional(placementSchema),
  compounds: v.exactOptional(v.array(v.strictObject(compoundEntries))),
  doubts: v.exactOptional(v.array(v.strictObject(doubtEntries))),
  depiction: optionalText,
  useCoordinates: flag,
  handDrawn: flag,
  processingTime: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  timestamp: text,
  error: optionalText,
  fromFallback: flag,
  selectedFromComparison: optionalFlag,
  comparisonId: optionalText,
  editedFromOriginal: optionalFlag,
  agreeing: engineIds,
  differing: engineIds,
  nameSays: v.exactOptional(v.strictObject(nameSaysEntries)),
  awaits: optionalText,
} satisfies EntriesOf<StructureVersion>;

/** Loose: a reading's other fields are kept unchanged. */
const versionSchema = v.looseObject(versionEntries);

const structureEntries = {
  ...versionEntries,
  uniqueKey: text,
  segmentId: id,
  pdfId: text,
  pageIndex: count,
  segmentIndex: count,
  filename: text,
  name: text,
  history: v.array(versionSchema),
  undone: v.exactOptional(v.array(versionSchema)),
} satisfies EntriesOf<Structure>;

/** A structure with its history; its key must be that of its segment. */
export const structureSchema = v.pipe(
  v.looseObject(structureEntries),
  v.check(
    (structure) =>
      structure.uniqueKey === structureKey(structure.pdfId, structure.segmentId) &&
      isNamedFor(structure.filename, structure),
    'The structure does not match its key',
  ),
);
