import * as v from 'valibot';
import { structureKey } from '@/domain/documentId';
import { parseSegmentFilename, segmentId } from '@/domain/segment';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.string();
const optionalText = v.exactOptional(text);
const optionalFlag = v.exactOptional(v.boolean());

/** The position in a name that is none. */
const NOWHERE = { pageIndex: -1, segmentIndex: -1 };

const boxSchema = v.tuple([v.number(), v.number(), v.number(), v.number()]);

/** A cut-out; its id, its name and its numbers have to say the same. */
export const segmentSchema = v.pipe(
  v.object({
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
  }),
  v.check(
    (segment) =>
      segment.id === segmentId(segment) &&
      segment.id === segmentId(parseSegmentFilename(segment.filename) ?? NOWHERE),
    'The segment is not the one that its name says',
  ),
);

const side = v.pipe(v.number(), v.integer(), v.minValue(1));
const placementSchema = v.object({ width: side, height: side, molfile: text });

const versionEntries = {
  smiles: optionalText,
  molfile: optionalText,
  engine: text,
  program: optionalText,
  programVersion: optionalText,
  confidence: v.exactOptional(v.number()),
  remarks: v.exactOptional(v.array(text)),
  placement: v.exactOptional(placementSchema),
  depiction: optionalText,
  useCoordinates: v.boolean(),
  handDrawn: v.boolean(),
  processingTime: v.number(),
  timestamp: text,
  error: optionalText,
  fromFallback: v.boolean(),
  selectedFromComparison: optionalFlag,
  comparisonId: optionalText,
  editedFromOriginal: optionalFlag,
};

/** Loose: what a reading says beside this is kept as it is. */
const versionSchema = v.looseObject(versionEntries);

/** A structure with its history; its key has to be the one of its segment. */
export const structureSchema = v.pipe(
  v.looseObject({
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
  }),
  v.check(
    (structure) =>
      structure.uniqueKey === structureKey(structure.pdfId, structure) &&
      structure.segmentId === segmentId(structure),
    'The structure is not the one that its key says',
  ),
);
