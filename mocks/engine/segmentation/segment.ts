import type { Box } from '../geometry/box';
import { kindOf, type CompoundLabel, type LabelKind } from './compoundLabels/compoundLabel';
import type { ResidueTable } from '../recognition/residues/residueTable';
import type { StatedStructure } from './attached/attachedSchema';
import type { Drawing } from './drawing';
import type { AboutCompound } from './mentions/aboutCompounds';

/** Resolution of cut-outs and of pixel boxes (docs/contract.md 4.3). */
export const SEGMENT_DPI = 300;

/**
 * At this resolution, a bond of usual length (14.4 points) has the length that PixelGraph expects; of a page that tells
 * none, it is assumed.
 */
export const RASTER_DPI = 144;

/** How a drawing was found; `drawn`: a person drew its box. */
export type SegmentRoute = Drawing['route'] | 'drawn';

/**
 * A drawing cut out of a page. What the article says of the compound that its label names is absent without a label,
 * or if the text was not searched.
 */
export interface Segment extends Partial<AboutCompound> {
  /** `page_{page}_{n}_segmented.png`, both zero-based, or that of a box (`boxFilename`). */
  readonly filename: string;
  /** Zero-based. */
  readonly pageIndex: number;
  /** Zero-based number on the page in reading order. */
  readonly index: number;
  /** Points, origin top left. */
  readonly box: Box;
  readonly route: SegmentRoute;
  /** 0..1; 1 for what a person drew. */
  readonly confidence: number;
  /** The number and name printed beside it; absent if there is none, or if it is not clear which. */
  readonly label?: CompoundLabel;
  /** What is printed for its residues; absent if there is no such table, or if it is not clear whose it is. */
  readonly table?: ResidueTable;
  /** The cut-out shows the beginning of something that ends outside it: a reading of it may lack a part. */
  readonly touchesEdge?: boolean;
  /** Its structure, where the PDF states it. */
  readonly stated?: StatedStructure;
}

export interface SegmentWithImage extends Segment {
  readonly png: Uint8Array;
}

interface DescribedLabel extends CompoundLabel {
  readonly kind: LabelKind;
}

/** An entry of `segments_metadata.json` as in the contract, with additions of these services, as in {@link Segment}. */
export interface SegmentMetadata extends Partial<AboutCompound> {
  readonly segment_id: string;
  readonly filename: string;
  readonly path: string;
  /** Zero-based. */
  readonly pageNumber: number;
  /** Pixels of the page at 300 dpi. */
  readonly bbox: Box;
  /** One-based. */
  readonly segmentNumber: number;
  readonly pdfFilename: string;
  /** Points, origin top left: an addition of these services. */
  readonly bbox_points: Box;
  readonly route: SegmentRoute;
  readonly confidence: number;
  /** Box in points, like `bbox_points`: an addition of these services. */
  readonly label?: DescribedLabel;
  /** Box in points, like `bbox_points`: an addition of these services. */
  readonly table?: ResidueTable;
  /** An addition of these services; see {@link Segment.touchesEdge}. */
  readonly touches_edge: boolean;
  /** An addition of these services; see {@link Segment.stated}. */
  readonly stated?: StatedStructure;
}

export const segmentFilename = (pageIndex: number, index: number) =>
  `page_${pageIndex}_${index}_segmented.png`;

/** Page and number from a segment's file name; undefined for any other name. */
export function parseSegmentFilename(
  filename: string,
): { readonly pageIndex: number; readonly index: number } | undefined {
  const match = /^page_(\d{1,6})_(\d{1,6})_segmented\.png$/u.exec(filename);
  return match ? { pageIndex: Number(match[1]), index: Number(match[2]) } : undefined;
}

/**
 * `page_{page}_box_{x0}_{y0}_{x1}_{y1}.png`, in hundredths of points: the place is the name, so that a box cut
 * out twice is one file, and another box another.
 */
export const boxFilename = (pageIndex: number, box: Box): string =>
  `page_${pageIndex}_box_${box.map((edge) => Math.round(edge * 100)).join('_')}.png`;

/** Whether a file name is that of a box. */
export const isBoxFilename = (filename: string): boolean =>
  /^page_\d{1,6}_box(?:_\d{1,7}){4}\.png$/u.test(filename);

const hundredths = (value: number) => Math.round(value * 100) / 100;

const roundedBox = ([x0, y0, x1, y1]: Box): Box => [
  hundredths(x0),
  hundredths(y0),
  hundredths(x1),
  hundredths(y1),
];

const describedLabel = (label: CompoundLabel): DescribedLabel => ({
  kind: kindOf(label),
  ...label,
  box: roundedBox(label.box),
  confidence: hundredths(label.confidence),
});

export function toMetadata(segment: Segment, pdfFilename: string): SegmentMetadata {
  const pixels = (points: number) => (points * SEGMENT_DPI) / 72;
  const [x0, y0, x1, y1] = segment.box;
  return {
    segment_id: `segment-${segment.pageIndex}-${segment.index}`,
    filename: segment.filename,
    path: `all_segments/${segment.filename}`,
    pageNumber: segment.pageIndex,
    bbox: [
      Math.floor(pixels(x0)),
      Math.floor(pixels(y0)),
      Math.ceil(pixels(x1)),
      Math.ceil(pixels(y1)),
    ],
    segmentNumber: segment.index + 1,
    pdfFilename,
    bbox_points: roundedBox(segment.box),
    route: segment.route,
    confidence: segment.confidence,
    ...(segment.label && { label: describedLabel(segment.label) }),
    ...(segment.mentions && { mentions: segment.mentions }),
    ...(segment.table && { table: { ...segment.table, box: roundedBox(segment.table.box) } }),
    touches_edge: segment.touchesEdge ?? false,
    ...(segment.stated && { stated: segment.stated }),
  };
}
