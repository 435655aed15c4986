import { structureKey } from '@/domain/documentId';
import {
  createSegment,
  parseSegmentFilename,
  segmentId,
  segmentName,
  type SegmentPosition,
} from '@/domain/segment';
import { mostCommon, textAt, valueAt } from './storedData';

/** An entity states its position several times; two must agree before the others are corrected. */
const WITNESSES = 2;

const IN_ID = /page-(\d+)-segment-(\d+)$/;

function fromId(id: string | undefined): SegmentPosition | undefined {
  const match = id === undefined ? null : IN_ID.exec(id);
  return match ? { pageIndex: Number(match[1]), segmentIndex: Number(match[2]) } : undefined;
}

function fromFilename(path: string | undefined): SegmentPosition | undefined {
  return path === undefined ? undefined : parseSegmentFilename(path.split('/').at(-1) ?? '');
}

function fromNumbers(entity: unknown, page: string, segment: string, first: 0 | 1) {
  const [pageNumber, segmentNumber] = [valueAt(entity, [page]), valueAt(entity, [segment])];
  if (typeof pageNumber !== 'number' || typeof segmentNumber !== 'number') return undefined;
  return { pageIndex: pageNumber - first, segmentIndex: segmentNumber - first };
}

/** The position of a segment or a structure, according to most of its fields. */
function positionOf(entity: unknown): SegmentPosition | undefined {
  const witnesses = [
    fromId(textAt(entity, ['id'])),
    fromId(textAt(entity, ['segmentId'])),
    fromId(textAt(entity, ['uniqueKey'])),
    fromFilename(textAt(entity, ['filename'])),
    fromFilename(textAt(entity, ['path'])),
    fromNumbers(entity, 'pageIndex', 'segmentIndex', 0),
    fromNumbers(entity, 'pageNumber', 'segmentNumber', 1),
  ].map((position) => position && segmentId(position));
  const most = mostCommon(witnesses);
  return witnesses.filter((id) => id === most).length < WITNESSES ? undefined : fromId(most);
}

/** The document that entities belong to and the segments' directory are taken from the surrounding work. */
export interface Surroundings {
  readonly pdfId: string;
  readonly pdfFilename: string;
  /** That of the segments; `undefined` if none is known. */
  readonly directory: string | undefined;
}

/** The segment with its redundant fields corrected; `undefined` if its identity is unclear. */
export function mendSegment(entity: unknown, around: Surroundings): object | undefined {
  const position = positionOf(entity);
  if (!position || typeof entity !== 'object' || around.directory === undefined) return undefined;
  const { pageIndex, segmentIndex } = position;
  const filename = `page_${pageIndex}_${segmentIndex}_segmented.png`;
  const { directory, pdfId, pdfFilename } = around;
  const mended = createSegment(filename, { directory, pdfId, pdfFilename });
  const isForeign = textAt(entity, ['path']) !== mended?.path && hasOtherPdfId(entity, pdfId);
  return isForeign ? undefined : { ...entity, ...mended };
}

/** The structure with its redundant fields corrected; `undefined` if its identity is unclear. */
export function mendStructure(entity: unknown, { pdfId }: Surroundings): object | undefined {
  const position = positionOf(entity);
  if (!position || typeof entity !== 'object') return undefined;
  const { pageIndex, segmentIndex } = position;
  const uniqueKey = structureKey(pdfId, position);
  if (textAt(entity, ['uniqueKey']) !== uniqueKey && hasOtherPdfId(entity, pdfId)) return undefined;
  const name = segmentName({ pageNumber: pageIndex + 1, segmentNumber: segmentIndex + 1 });
  return {
    ...entity,
    ...position,
    uniqueKey,
    pdfId,
    segmentId: segmentId(position),
    filename: `page_${pageIndex}_${segmentIndex}_segmented.png`,
    name: textAt(entity, ['name']) ?? name,
  };
}

const hasOtherPdfId = (entity: unknown, pdfId: string) => valueAt(entity, ['pdfId']) !== pdfId;
