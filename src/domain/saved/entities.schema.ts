import * as v from 'valibot';
import { structureKey } from '../documentId';
import {
  compareSegments,
  pageOfBoxFilename,
  parseSegmentFilename,
  type SegmentPosition,
} from '../segment';
import { segmentFields } from './segment.schema';
import { structureFields } from './structure.schema';

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
  segmentFields,
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

/** A structure with its history; its key must be that of its segment. */
export const structureSchema = v.pipe(
  structureFields,
  v.check(
    (structure) =>
      structure.uniqueKey === structureKey(structure.pdfId, structure.segmentId) &&
      isNamedFor(structure.filename, structure),
    'The structure does not match its key',
  ),
);
