import type { GridFigures } from './measureGrid';
import type { PdfFigures, VisitFigures } from './measureVisit';

/**
 * The Vue application of the same purpose (Kohulan/MARCUS a4a3cc8), measured by the same means. Its
 * times with segments were taken on a busy machine: main-thread task time, an upper bound; `undefined`
 * where nothing was obtained.
 */
const REFERENCE = {
  scriptsKb: 645,
  sentKb: 1_650,
  firstPaintMs: 428,
  usableAfterMs: 8_340,
  usableCpuMs: 572,
  elements: 251,
  heapMb: 4.1,
  grids: new Map([
    [20, { extractMs: 252, elements: 1_169, heapMb: 5.2 }],
    [100, { extractMs: 353, elements: 2_369, heapMb: 5.5 }],
    [500, { extractMs: 19_286, elements: 8_374, heapMb: 7.4 }],
    [2_000, { extractMs: 61_779, elements: 30_853, heapMb: 13.4 }],
  ]),
};

const whole = (value: number) => Math.round(value).toLocaleString('en');
const tenths = (value: number) => value.toFixed(1);

/** Rows of a table: a first visit and a PDF, here and there. */
export function visitRows({ visit, pdf }: { visit: VisitFigures; pdf: PdfFigures }): string[][] {
  return [
    ['', 'MARCUS', 'reference'],
    ['First load, kB of scripts (gzip)', tenths(visit.firstLoadKb), whole(REFERENCE.scriptsKb)],
    [
      'Until it can be used, with parts fetched ahead',
      tenths(visit.usableKb),
      whole(REFERENCE.scriptsKb),
    ],
    ['The same, kB of everything as sent', whole(visit.sentKb), whole(REFERENCE.sentKb)],
    ['First paint, ms (wall)', whole(visit.firstPaintMs), whole(REFERENCE.firstPaintMs)],
    ['Can be used after, ms (wall)', whole(visit.usableAfterMs), whole(REFERENCE.usableAfterMs)],
    ['Main thread until then, ms CPU', whole(visit.usableCpuMs), whole(REFERENCE.usableCpuMs)],
    ['Elements', whole(visit.elements), whole(REFERENCE.elements)],
    ['Heap, MB', tenths(visit.heapMb), tenths(REFERENCE.heapMb)],
    ['First page of the sample article, ms CPU', whole(pdf.firstPageMs), ''],
    ['One step of its zoom, ms CPU', whole(pdf.zoomMs), ''],
    ['Heap with it, MB', tenths(pdf.heapMb), ''],
  ];
}

/** Rows of a table: the grid by number of segments; the reference's figure after the stroke. */
export function gridRows(grids: readonly GridFigures[]): string[][] {
  return [
    [
      'Segments',
      'cards, ms CPU',
      'elements',
      'heap, MB',
      'scrolled frame, ms CPU',
      'without pixels',
      'long tasks',
      'one toggled, ms CPU',
      'all selected, ms CPU',
    ],
    ...grids.map((grid) => {
      const reference = REFERENCE.grids.get(grid.segments);
      const beside = (own: string, other: string | undefined) => `${own} / ${other ?? '-'}`;
      return [
        whole(grid.segments),
        beside(whole(grid.extractMs), reference && whole(reference.extractMs)),
        beside(whole(grid.elements), reference && whole(reference.elements)),
        beside(tenths(grid.heapMb), reference && tenths(reference.heapMb)),
        tenths(grid.frameMs),
        tenths(grid.frameWorkMs),
        whole(grid.longTasks),
        whole(grid.toggleMs),
        whole(grid.selectAllMs),
      ];
    }),
  ];
}
