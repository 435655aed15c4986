import type { GridFigures } from './measureGrid';
import type { PdfFigures, VisitFigures } from './measureVisit';

const whole = (value: number) => Math.round(value).toLocaleString('en');
const tenths = (value: number) => value.toFixed(1);

/**
 * Rows of a table: a first visit and a PDF. Times are CPU time of the main thread unless marked as wall time.
 */
export function visitRows({ visit, pdf }: { visit: VisitFigures; pdf: PdfFigures }): string[][] {
  return [
    ['First visit', ''],
    ['First load, kB of scripts (gzip)', tenths(visit.firstLoadKb)],
    ['Until it can be used, with parts fetched ahead', tenths(visit.usableKb)],
    ['The same, kB of everything as sent', whole(visit.sentKb)],
    ['First paint, ms wall', whole(visit.firstPaintMs)],
    ['Can be used after, ms wall', whole(visit.usableAfterMs)],
    ['Main thread until then, ms CPU', whole(visit.usableCpuMs)],
    ['Elements', whole(visit.elements)],
    ['Heap, MB', tenths(visit.heapMb)],
    ['First page of the sample article, ms CPU', whole(pdf.firstPageMs)],
    ['One step of its zoom, ms CPU', whole(pdf.zoomMs)],
    ['Heap with it, MB', tenths(pdf.heapMb)],
  ];
}

/** Rows of a table: the grid by number of segments. */
export function gridRows(grids: readonly GridFigures[]): string[][] {
  return [
    [
      'Segments',
      'cards, ms CPU',
      'elements',
      'heap, MB',
      'scrolled frame, ms CPU',
      'without pixels, ms CPU',
      'long tasks (wall)',
      'one toggled, ms CPU',
      'all selected, ms CPU',
    ],
    ...grids.map((grid) => [
      whole(grid.segments),
      whole(grid.extractMs),
      whole(grid.elements),
      tenths(grid.heapMb),
      tenths(grid.frameMs),
      tenths(grid.frameWorkMs),
      whole(grid.longTasks),
      whole(grid.toggleMs),
      whole(grid.selectAllMs),
    ]),
  ];
}
