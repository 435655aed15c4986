import type { ArticleVisits } from './measureArticle';
import type { FirstVisit } from './firstVisit';
import type { GridFigures } from './measureGrid';
import type { TableFigures } from './measureTable';
import type { PdfFigures, VisitFigures } from './measureVisit';

const whole = (value: number) => Math.round(value).toLocaleString('en');
const tenths = (value: number) => value.toFixed(1);

/**
 * Rows of a table: until a document can be dropped, ours and, if there is one, the reference beside it. CPU time
 * is that of the main thread.
 */
export function firstVisitRows(visits: readonly FirstVisit[], isSlow: boolean): string[][] {
  const row = (name: string, show: (visit: FirstVisit) => string) => [name, ...visits.map(show)];
  const columns = ['this page', 'reference'].slice(0, visits.length);
  return [
    [
      `Until a PDF can be dropped${isSlow ? ', slow 4G, processor a quarter as fast' : ''}`,
      ...columns,
    ],
    row('kB received, headers included', ({ sentKb }) => tenths(sentKb)),
    row('Encoding of the scripts', ({ encodings }) => encodings),
    row('Requests', ({ requests }) => whole(requests)),
    row('Scripts, ms CPU', ({ scriptMs }) => whole(scriptMs)),
    row('Everything, ms CPU', ({ cpuMs }) => whole(cpuMs)),
    row('Largest paint, ms wall', ({ largestPaintMs }) => whole(largestPaintMs)),
  ];
}

/**
 * Rows of a table: a first visit and a PDF. Times are CPU time of the main thread unless marked as wall time.
 */
export function visitRows(visit: VisitFigures, pdf: PdfFigures): string[][] {
  return [
    ['First visit, splash skipped', ''],
    ['First load, kB of scripts (gzip)', tenths(visit.firstLoadKb)],
    ['Until it can be used, with parts fetched ahead', tenths(visit.usableKb)],
    ['The same, kB of everything as sent', whole(visit.sentKb)],
    ['First paint, ms wall', whole(visit.firstPaintMs)],
    ['Can be used after, ms wall', whole(visit.usableAfterMs)],
    ['Main thread until then, ms CPU', whole(visit.usableCpuMs)],
    ['Elements', whole(visit.elements)],
    ['Heap, MB', tenths(visit.heapMb)],
    ['First page of the sample article, ms CPU', whole(pdf.firstPageMs)],
    ['Its text, and the pages near it, ms CPU', whole(pdf.otherPagesMs)],
    ['One step of its zoom, ms CPU', whole(pdf.zoomMs)],
    ['Heap with it, MB', tenths(pdf.heapMb)],
  ];
}

/** Rows of a table: the sample article read by itself. */
export function articleRows({ first, warm, again }: ArticleVisits): string[][] {
  return [
    ['The sample article, read by itself', 'first', 'warm', 'the same again'],
    ...[
      ['First structure, s wall', 'firstStructureS'] as const,
      ['All read, s wall', 'allReadS'] as const,
      ['Services, s CPU', 'servicesCpuS'] as const,
    ].map(([name, figure]) => [name, ...[first, warm, again].map((each) => tenths(each[figure]))]),
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

/** Rows of a table: the table of compounds by their number. */
export function tableRows(grids: readonly (GridFigures & TableFigures)[]): string[][] {
  return [
    [
      'Compounds',
      'rows, ms CPU',
      'elements',
      'heap, MB',
      'scrolled frame, ms CPU',
      'without pixels, ms CPU',
      'long tasks (wall)',
    ],
    ...grids.map((grid) => [
      whole(grid.segments),
      whole(grid.tableMs),
      whole(grid.tableElements),
      tenths(grid.tableHeapMb),
      tenths(grid.tableFrameMs),
      tenths(grid.tableFrameWorkMs),
      whole(grid.tableLongTasks),
    ]),
  ];
}
