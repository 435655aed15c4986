import { isMissing } from './missing';

/** `[x0, y0, x1, y1]` in PDF points (1/72 inch), origin at the top left of the page, y downwards. */
export type PageBox = readonly [x0: number, y0: number, x1: number, y1: number];

/** One drawn structure cut out of a page. */
export interface Segment {
  /** `page-{pageIndex}-segment-{segmentIndex}` */
  readonly id: string;
  /** `{pdfDir}/all_segments/{filename}`, as the recognition calls take it. */
  readonly path: string;
  /** `page_{pageIndex}_{segmentIndex}_segmented.png`; both numbers are zero-based. */
  readonly filename: string;
  /** One-based. */
  readonly pageNumber: number;
  /** One-based, within its page. */
  readonly segmentNumber: number;
  readonly pageIndex: number;
  readonly segmentIndex: number;
  readonly pdfId: string;
  /** The name under which the services store the article. */
  readonly pdfFilename: string;
  /** Only from services that report where the drawing is. */
  readonly bbox?: PageBox;
}

/** One extraction of an article's segments, as reported by the services. */
export interface SegmentsInfo {
  readonly count: number;
  /** Without `/all_segments`. */
  readonly directory?: string;
  /** The services had already cut out this very article before. */
  readonly alreadyExisted: boolean;
  readonly pdfFilename: string;
  readonly pdfId: string;
  /** Zero-based indices of pages that the services could not read completely; absent if there are none. */
  readonly pagesTooHeavy?: readonly number[];
}

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

export function segmentId({ pageIndex, segmentIndex }: SegmentPosition): string {
  return `page-${pageIndex}-segment-${segmentIndex}`;
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

/** Describes one cut-out; `undefined` if its name does not follow the pattern. */
export function createSegment(
  filename: string,
  source: SegmentSource,
  bbox?: PageBox,
): Segment | undefined {
  const position = parseSegmentFilename(filename);
  if (!position) return undefined;
  return {
    ...position,
    id: segmentId(position),
    path: segmentPath(source.directory, filename),
    filename,
    pageNumber: position.pageIndex + 1,
    segmentNumber: position.segmentIndex + 1,
    pdfId: source.pdfId,
    pdfFilename: source.pdfFilename,
    ...(bbox && { bbox }),
  };
}

/** Describes the cut-outs of a directory in reading order; the services list them unsorted. */
export function createSegments(
  filenames: readonly string[],
  source: SegmentSource,
  boxes: Readonly<Record<string, PageBox>> = {},
): Segment[] {
  return filenames
    .map((filename) => createSegment(filename, source, boxes[filename]))
    .filter((segment) => segment !== undefined)
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
