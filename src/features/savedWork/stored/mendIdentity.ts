import { structureKey } from '@/domain/documentId';
import {
  createCutOut,
  pageOfBoxFilename,
  parseSegmentFilename,
  segmentLabel,
  segmentName,
  segmentPath,
  type SegmentPosition,
} from '@/domain/segment';
import { ID_LIMIT } from '@/domain/saved/segment.schema';
import { mostCommon, textAt, valueAt } from './storedData';

/** An entity states its position several times; two must agree before the others are corrected. */
const WITNESSES = 2;

const IN_LABEL = /^page-(\d+)-segment-(\d+)$/;

function fromLabel(label: string | undefined): SegmentPosition | undefined {
  const match = label === undefined ? null : IN_LABEL.exec(label);
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

/** A box's cut-out tells only the page; it vouches for numbers that nothing contradicts. */
function fromBoxFilename(
  filename: string | undefined,
  numbers: readonly (SegmentPosition | undefined)[],
): SegmentPosition | undefined {
  const told = numbers.filter((position) => position !== undefined);
  const isVouchedFor = told[0]?.pageIndex === pageOfBoxFilename(filename ?? '');
  return told.length === 1 && isVouchedFor ? told[0] : undefined;
}

/** The position of a segment or a structure, according to most of its fields. */
function positionOf(entity: unknown): SegmentPosition | undefined {
  const numbers = [
    fromNumbers(entity, 'pageIndex', 'segmentIndex', 0),
    fromNumbers(entity, 'pageNumber', 'segmentNumber', 1),
  ];
  const witnesses = [
    fromBoxFilename(textAt(entity, ['filename']), numbers),
    fromFilename(textAt(entity, ['filename'])),
    fromFilename(textAt(entity, ['path'])),
    ...numbers,
    fromLabel(textAt(entity, ['id'])),
    fromLabel(textAt(entity, ['segmentId'])),
  ].map((position) => position && segmentLabel(position));
  const most = mostCommon(witnesses);
  const agreeing = witnesses.filter((label) => label === most);
  return agreeing.length < WITNESSES ? undefined : fromLabel(most);
}

/** The document that entities belong to and the segments' directory are taken from the surrounding work. */
export interface Surroundings {
  readonly pdfId: string;
  readonly pdfFilename: string;
  /** That of the segments; `undefined` if none is known. */
  readonly directory: string | undefined;
  readonly segments: readonly unknown[];
  readonly structures: readonly unknown[];
}

const idAt = (entity: unknown, field: string): string | undefined => {
  const id = textAt(entity, [field]);
  return id !== undefined && id !== '' && id.length <= ID_LIMIT ? id : undefined;
};

const standsAt = (position: SegmentPosition) => (entity: unknown) => {
  const own = positionOf(entity);
  return own !== undefined && segmentLabel(own) === segmentLabel(position);
};

/** Its own word, that of its structure, or the id that is made of its file's name. */
function idOfSegment(entity: unknown, position: SegmentPosition, around: Surroundings): string {
  const structure = around.structures.find(standsAt(position));
  return idAt(entity, 'id') ?? idAt(structure, 'segmentId') ?? segmentLabel(position);
}

/** The segment with its redundant fields corrected; `undefined` if its identity is unclear. */
export function mendSegment(entity: unknown, around: Surroundings): object | undefined {
  const position = positionOf(entity);
  if (!position || typeof entity !== 'object' || entity === null) return undefined;
  if (around.directory === undefined) return undefined;
  const { directory, pdfId, pdfFilename } = around;
  const filename = `page_${position.pageIndex}_${position.segmentIndex}_segmented.png`;
  const mended = createCutOut(filename, { directory, pdfId, pdfFilename });
  const isForeign = textAt(entity, ['path']) !== mended?.path && hasOtherPdfId(entity, pdfId);
  if (isForeign) return undefined;
  const isCutOut = ['path', 'filename'].some((field) => textAt(entity, [field]) !== '');
  const { box, ...rest }: { readonly box?: unknown } = entity;
  return {
    ...rest,
    ...(valueAt(box, ['page']) === position.pageIndex && { box }),
    ...mended,
    ...(!isCutOut && { path: '', filename: '' }),
    ...boxCutOut(entity, position, directory),
    id: idOfSegment(entity, position, around),
    origin: textAt(entity, ['origin']) === 'drawn' ? 'drawn' : 'found',
  };
}

/** The cut-out of a box that was drawn; its name does not say which segment it is. */
function boxCutOut(entity: unknown, { pageIndex }: SegmentPosition, directory: string) {
  const filename = textAt(entity, ['filename']) ?? '';
  if (pageOfBoxFilename(filename) !== pageIndex) return {};
  return { filename, path: segmentPath(directory, filename) };
}

/** A structure names its segment twice; the name counts that there is a segment for. */
function segmentOf(entity: unknown, position: SegmentPosition | undefined, around: Surroundings) {
  const { segments, pdfId } = around;
  const key = textAt(entity, ['uniqueKey']);
  const isNamed = (segment: unknown): boolean => {
    const id = idAt(segment, 'id');
    return (
      id !== undefined && (id === idAt(entity, 'segmentId') || structureKey(pdfId, id) === key)
    );
  };
  return segments.find(isNamed) ?? (position && segments.find(standsAt(position)));
}

/** The structure with its redundant fields put right; `undefined` when it cannot be said which it is. */
export function mendStructure(entity: unknown, around: Surroundings): object | undefined {
  const { pdfId } = around;
  const own = positionOf(entity);
  const segment = segmentOf(entity, own, around);
  const position = (segment === undefined ? undefined : positionOf(segment)) ?? own;
  if (!position || typeof entity !== 'object') return undefined;
  const segmentId = idAt(segment, 'id') ?? idAt(entity, 'segmentId') ?? segmentLabel(position);
  const uniqueKey = structureKey(pdfId, segmentId);
  if (textAt(entity, ['uniqueKey']) !== uniqueKey && hasOtherPdfId(entity, pdfId)) return undefined;
  const { pageIndex, segmentIndex } = position;
  const name = segmentName({ pageNumber: pageIndex + 1, segmentNumber: segmentIndex + 1 });
  return {
    ...entity,
    ...position,
    uniqueKey,
    pdfId,
    segmentId,
    filename: textAt(segment, ['filename']) ?? `page_${pageIndex}_${segmentIndex}_segmented.png`,
    name: textAt(entity, ['name']) ?? name,
  };
}

const hasOtherPdfId = (entity: unknown, pdfId: string) => valueAt(entity, ['pdfId']) !== pdfId;
