import * as v from 'valibot';
import { structureKey } from '@/domain/documentId';
import { parseSegmentFilename, segmentId, type Segment } from '@/domain/segment';
import type { Structure, StructureVersion } from '@/domain/structure';
import { count, flag, optionalFlag, optionalText, text } from './common.schema';
import type { EntriesOf } from './entriesOf';

/** The position in an invalid name. */
const NOWHERE = { pageIndex: -1, segmentIndex: -1 };

const points = v.pipe(v.number(), v.finite());
const boxSchema = v.tuple([points, points, points, points]);

const segmentEntries = {
  id: text,
  path: text,
  filename: text,
  pageNumber: count,
  segmentNumber: count,
  pageIndex: count,
  segmentIndex: count,
  pdfId: text,
  pdfFilename: text,
  bbox: v.exactOptional(boxSchema),
} satisfies EntriesOf<Segment>;

/** A cut-out; its id, its name and its numbers must agree. */
export const segmentSchema = v.pipe(
  v.strictObject(segmentEntries),
  v.check(
    (segment) =>
      segment.id === segmentId(segment) &&
      segment.id === segmentId(parseSegmentFilename(segment.filename) ?? NOWHERE) &&
      segment.pageNumber === segment.pageIndex + 1 &&
      segment.segmentNumber === segment.segmentIndex + 1,
    'The segment is not the one that its name says',
  ),
);

const side = v.pipe(v.number(), v.integer(), v.minValue(1));
const placementSchema = v.strictObject({ width: side, height: side, molfile: text });

const versionEntries = {
  smiles: optionalText,
  molfile: optionalText,
  engine: text,
  program: optionalText,
  programVersion: optionalText,
  confidence: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  remarks: v.exactOptional(v.array(text)),
  placement: v.exactOptional(placementSchema),
  depiction: optionalText,
  useCoordinates: flag,
  handDrawn: flag,
  processingTime: v.pipe(v.number(), v.finite(), v.minValue(0)),
  timestamp: text,
  error: optionalText,
  fromFallback: flag,
  selectedFromComparison: optionalFlag,
  comparisonId: optionalText,
  editedFromOriginal: optionalFlag,
} satisfies EntriesOf<StructureVersion>;

/** Loose: a reading's other fields are kept unchanged. */
const versionSchema = v.looseObject(versionEntries);

const structureEntries = {
  ...versionEntries,
  uniqueKey: text,
  segmentId: text,
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
      structure.uniqueKey === structureKey(structure.pdfId, structure) &&
      structure.segmentId === segmentId(structure),
    'The structure is not the one that its key says',
  ),
);
