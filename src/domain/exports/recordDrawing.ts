import { segmentLabel, type Segment, type SegmentBox } from '../segment';

/** Where a compound is drawn. */
export interface RecordDrawing {
  /** Of the segment. */
  readonly id: string;
  /** `page-{pageIndex}-segment-{n}`, as others know the drawing. */
  readonly label: string;
  /** `page-{pageNumber}-drawing-{n}`: the same as people count, both from 1. */
  readonly place: string;
  readonly pageNumber: number;
  readonly box?: SegmentBox;
}

export const drawingOf = (segment: Segment): RecordDrawing => ({
  id: segment.id,
  label: segmentLabel(segment),
  place: `page-${segment.pageNumber}-drawing-${segment.segmentNumber}`,
  pageNumber: segment.pageNumber,
  ...(segment.box && { box: segment.box }),
});
