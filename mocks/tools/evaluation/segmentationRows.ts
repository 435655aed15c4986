import type { Segment } from '../../engine/segmentation/segment';

/** The drawings found on a page, and the CPU seconds it took, including cut-outs. */
export interface EvaluatedPage {
  /** Zero-based. */
  readonly pageIndex: number;
  readonly segments: readonly Pick<Segment, 'route' | 'confidence'>[];
  readonly cpuS: number;
}

/** A table of the pages with drawings, and a row for all pages. */
export function segmentationRows(pages: readonly EvaluatedPage[]): string[][] {
  const found = pages.filter(({ segments }) => segments.length > 0);
  const all = {
    segments: pages.flatMap(({ segments }) => segments),
    cpuS: pages.reduce((sum, { cpuS }) => sum + cpuS, 0),
  };
  return [
    ['Page', 'drawings', 'from lines', 'from pixels', 'least sure', 'CPU s'],
    ...found.map((page) => [String(page.pageIndex + 1), ...figuresOf(page)]),
    [`All ${pages.length}`, ...figuresOf(all)],
  ];
}

function figuresOf({ segments, cpuS }: Omit<EvaluatedPage, 'pageIndex'>): string[] {
  const vector = segments.filter(({ route }) => route === 'vector').length;
  const least = Math.min(...segments.map(({ confidence }) => confidence));
  return [
    String(segments.length),
    String(vector),
    String(segments.length - vector),
    Number.isFinite(least) ? least.toFixed(2) : '',
    cpuS.toFixed(1),
  ];
}
