import type { CompoundLabel } from './compoundLabel';
import { isMissing } from './missing';
import type { PageBox } from './pageBox';
import type { boxSchema, overruledSchema } from './saved/boxes.schema';
import type { Saved } from './saved/common.schema';
import type { infoSchema, segmentFields } from './saved/segment.schema';

/** A rectangle on a page, in PDF points (1/72 inch), origin at the top left of the page, y downwards. */
export type SegmentBox = Saved<typeof boxSchema>;

/** What the services say of one drawing that they cut out of a page. */
export type CutOut = Omit<Segment, 'id' | 'origin' | 'madeOf'>;

/**
 * One drawn structure of a page, or a compound that the article only names. What its cut-out is called changes when the article is cut out again;
 * `path` and `filename` are empty while the services have no cut-out of it.
 */
export type Segment = Saved<typeof segmentFields>;

/** False for segments that were drawn by hand, or were not found when the article was last cut out. */
export const hasCutOut = ({ path }: Pick<Segment, 'path'>): boolean => path !== '';

/** A segment of which the services have no cut-out, under the numbers of its position. */
export const segmentWithoutCutOut = (
  segment: Omit<Segment, 'path' | 'filename' | 'pageNumber' | 'segmentNumber'>,
): Segment => ({
  ...segment,
  path: '',
  filename: '',
  pageNumber: segment.pageIndex + 1,
  segmentNumber: segment.segmentIndex + 1,
});

/** Whether its cut-out came with the article's extraction, and goes with it; that of a box is made by itself. */
export const isCutOutByExtraction = (segment: Pick<Segment, 'path' | 'filename'>): boolean =>
  hasCutOut(segment) && pageOfBoxFilename(segment.filename) === undefined;

/** Whether there is something to read: a cut-out, or a box from which one can be made. */
export const canBeRead = (segment: Pick<Segment, 'path' | 'origin' | 'box'>): boolean =>
  hasCutOut(segment) || (segment.origin === 'drawn' && segment.box !== undefined);

/** Whether the services still mean the same part of the page by it: reading it says something about both. */
export function isSameCutOut(a: CutOut, b: CutOut): boolean {
  if (a.path !== b.path) return false;
  if (!a.box || !b.box) return a.box === b.box;
  const [edgesOfA, edgesOfB] = [edgesOf(a.box), edgesOf(b.box)];
  return a.box.page === b.box.page && edgesOfA.every((edge, index) => edge === edgesOfB[index]);
}

/** One extraction of an article's segments, as reported by the services. */
export type SegmentsInfo = Saved<typeof infoSchema>;

/** Where the services find a drawing that the user has removed, or put into another box. */
export type OverruledPlace = Saved<typeof overruledSchema>;

/**
 * The id of a drawing that was found at a place, in whole points: two pages that extract the same article call it the
 * same. Undefined for services that do not say where it stands.
 */
export const idOfPlace = ({ box }: Pick<CutOut, 'box'>): string | undefined =>
  box && `p${[box.page, ...edgesOf(box).map(Math.round)].join('-')}`;

export interface SegmentPosition {
  readonly pageIndex: number;
  readonly segmentIndex: number;
}

const FILENAME = /^page_(\d+)_(\d+)_segmented\.png$/;
const SUBDIRECTORY = 'all_segments';

/** Reads the two zero-based numbers of a segment's file name; `undefined` for any other name. */
export function parseSegmentFilename(filename: string): SegmentPosition | undefined {
  const match = FILENAME.exec(filename);
  if (!match) return undefined;
  const pageIndex = Number(match[1]);
  const segmentIndex = Number(match[2]);
  if (!Number.isSafeInteger(pageIndex) || !Number.isSafeInteger(segmentIndex)) return undefined;
  return { pageIndex, segmentIndex };
}

const BOX_FILENAME = /^page_(\d{1,6})_box(?:_\d{1,7}){4}\.png$/;

/**
 * The cut-out of a box that the user drew: `page_{page}_box_{x0}_{y0}_{x1}_{y1}.png` in hundredths of points
 * (docs/contract.md 4.10). Another box has another name, so a picture never belongs to an earlier box.
 */
export function boxFilename(box: SegmentBox): string {
  const edges = edgesOf(box).map((edge) => Math.round(edge * 100));
  return `page_${box.page}_box_${edges.join('_')}.png`;
}

/** Index of the page, from 0, in the name of a box's cut-out; `undefined` for any other name. */
export function pageOfBoxFilename(filename: string): number | undefined {
  const match = BOX_FILENAME.exec(filename);
  return match ? Number(match[1]) : undefined;
}

/**
 * `page-{pageIndex}-segment-{n}`: what a segment is called outside (docs/requirements/core.md 3.1), and the
 * id that it had in work saved before segments had ids of their own.
 */
export function segmentLabel({ pageIndex, segmentIndex }: SegmentPosition): string {
  return `page-${pageIndex}-segment-${segmentIndex}`;
}

export function boxOf(page: number, [x0, y0, x1, y1]: PageBox): SegmentBox {
  const [x, y] = [Math.min(x0, x1), Math.min(y0, y1)];
  return { page, x, y, width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
}

export function edgesOf({ x, y, width, height }: SegmentBox): PageBox {
  return [x, y, x + width, y + height];
}

/**
 * The directory of an article in the services' segments folder: `paper-1f2e/all_segments` and `paper-1f2e`
 * mean the same one (docs/requirements/core.md 7.9).
 */
export function segmentsDirectory(path: string): string {
  return path.replace(/\/+$/, '').replace(/\/all_segments$/, '');
}

/** `{directory}/all_segments/{filename}`: any other directory may name another article's drawing. */
export function segmentPath(directory: string, filename: string): string {
  return `${segmentsDirectory(directory)}/${SUBDIRECTORY}/${filename}`;
}

/** Orders by page, then by position on the page, as numbers: page 10 comes after page 2. */
export function compareSegments(a: SegmentPosition, b: SegmentPosition): number {
  return a.pageIndex - b.pageIndex || a.segmentIndex - b.segmentIndex;
}

export interface SegmentSource {
  /** The segments directory, with or without `/all_segments`. */
  readonly directory: string;
  readonly pdfId: string;
  readonly pdfFilename: string;
}

/** Describes one cut-out; `undefined` when its name does not follow the pattern. */
export function createCutOut(
  filename: string,
  source: SegmentSource,
  edges?: PageBox,
  label?: CompoundLabel,
): CutOut | undefined {
  const position = parseSegmentFilename(filename);
  if (!position) return undefined;
  return {
    ...position,
    path: segmentPath(source.directory, filename),
    filename,
    pageNumber: position.pageIndex + 1,
    segmentNumber: position.segmentIndex + 1,
    pdfId: source.pdfId,
    pdfFilename: source.pdfFilename,
    ...(edges && { box: boxOf(position.pageIndex, edges) }),
    ...(label && { label }),
  };
}

/** Describes the cut-outs of a directory in reading order; the services list them unsorted. */
export function createCutOuts(
  filenames: readonly string[],
  source: SegmentSource,
  boxes: Readonly<Record<string, PageBox>> = {},
  labels: Readonly<Record<string, CompoundLabel>> = {},
): CutOut[] {
  return filenames
    .map((filename) => createCutOut(filename, source, boxes[filename], labels[filename]))
    .filter((cutOut) => cutOut !== undefined)
    .sort(compareSegments);
}

/** The name of a structure until the user gives it another. */
export function segmentName(segment: Pick<Segment, 'pageNumber' | 'segmentNumber'>): string {
  return `Page ${segment.pageNumber}, segment ${segment.segmentNumber}`;
}

/**
 * The names under which the services may hold the page, in the order to try: the segments directory
 * plus `.pdf`, then the stored name, which differs for `.PDF` and for repeated uploads (docs/contract.md
 * 4.5).
 */
export function pageSourceNames(segment: Pick<Segment, 'path' | 'pdfFilename'>): string[] {
  const directory = segment.path.split('/')[0];
  const guessed = isMissing(directory) ? [] : [`${directory}.pdf`];
  const stored = isMissing(segment.pdfFilename) ? [] : [segment.pdfFilename];
  return [...new Set([...guessed, ...stored])];
}
