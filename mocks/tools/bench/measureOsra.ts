import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentsTasks } from '../../hosts/node/engineTasks';
import { measureChild } from './childCpuTime';
import type { DocumentFigures } from './measureDocument';

export interface OsraFigures {
  /** CPU seconds and structures for each whole page. */
  readonly pages: readonly OsraRun[];
  readonly cutOuts: readonly OsraRun[];
}

export interface OsraRun {
  readonly cpuS: number;
  readonly structures: number;
}

/**
 * Resolution of the pictures. It is passed to OSRA, which would otherwise try several and take longer: the
 * comparison is with OSRA at its fastest.
 */
const DPI = 300;

/**
 * Runs OSRA on the pictures of all pages, which it searches for drawings itself, and on the cut-outs.
 * Painting the pages is not counted: OSRA's figures are those of its own process only.
 */
export async function measureOsra(
  pdf: Uint8Array,
  { pageCount, segments }: DocumentFigures,
): Promise<OsraFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcus-bench-'));
  try {
    const file = path.join(folder, 'picture.png');
    const read = async (png: Uint8Array): Promise<OsraRun> => {
      await writeFile(file, png);
      const { result, cpuS } = await measureChild('osra', ['-f', 'can', '-r', String(DPI), file]);
      return { cpuS, structures: result.split('\n').filter((line) => line.trim() !== '').length };
    };
    const pages: OsraRun[] = [];
    for (let pageIndex = 0; pageIndex < pageCount; pageIndex++) {
      const { png } = await documentsTasks.renderPage({ pdf, pageIndex, dpi: DPI });
      pages.push(await read(png));
    }
    const cutOuts: OsraRun[] = [];
    for (const { png } of segments) cutOuts.push(await read(png));
    return { pages, cutOuts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
