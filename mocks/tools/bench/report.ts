import type { LoadedFile } from './buildSizes';
import type { DocumentFigures, EngineFigures } from './measureDocument';
import type { OsraFigures, OsraRun } from './measureOsra';
import { tableLines } from './table';

const seconds = (value: number) => value.toFixed(2);
const kilobytes = (value: number) => (value / 1000).toFixed(1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The figures of one document; `osra` is undefined if OSRA is not installed. For both, each row goes from the
 * picture or the page to SMILES. OSRA's includes its start for each picture; ours doesn't, because the
 * services load once.
 */
export function documentReport(figures: DocumentFigures, osra: OsraFigures | undefined): string[] {
  const { pageCount, segments, segmentation, textS, vectorGraph, pixelGraph } = figures;
  const found = sum(segmentation);
  const both = found + vectorGraph.cpuS + pixelGraph.cpuS;
  const readBy = ({ cpuS, answered }: EngineFigures) => [seconds(cpuS), `${answered} read`];
  const rows = [
    ['', 'CPU s', ''],
    ['Text and DOI', seconds(textS), ''],
    [`Segmentation, ${pageCount} pages`, seconds(found), `${segments.length} found`],
    [`VectorGraph, ${segments.length} drawings`, ...readBy(vectorGraph)],
    [`PixelGraph, ${segments.length} drawings`, ...readBy(pixelGraph)],
    ['Segmentation and both programs', seconds(both), ''],
    ...(osra ? osraRows(figures, osra) : [['OSRA', '', 'not installed']]),
  ];
  return tableLines(rows);
}

function osraRows({ segments }: DocumentFigures, { pages, cutOuts }: OsraFigures): string[][] {
  const withDrawings = pages.filter((_, page) => segments.some((s) => s.pageIndex === page));
  const row = (name: string, runs: readonly OsraRun[]) => [
    name,
    seconds(sum(runs.map(({ cpuS }) => cpuS))),
    `${sum(runs.map(({ structures }) => structures))} read`,
  ];
  return [
    row(`OSRA, ${pages.length} pages`, pages),
    row(`OSRA, the ${withDrawings.length} pages with drawings`, withDrawings),
    row(`OSRA, ${cutOuts.length} cut-outs`, cutOuts),
  ];
}

/** The files loaded by a first visit. */
export function buildReport(files: readonly LoadedFile[] | undefined): string[] {
  if (!files) return ['The application has not been built.'];
  const row = (name: string, bytes: number, gzipBytes: number) => [
    name,
    kilobytes(bytes),
    kilobytes(gzipBytes),
  ];
  return tableLines([
    ['First load', 'kB', 'kB gzip'],
    ...files.map(({ name, bytes, gzipBytes }) => row(name, bytes, gzipBytes)),
    row('Sum', sum(files.map((f) => f.bytes)), sum(files.map((f) => f.gzipBytes))),
  ]);
}
