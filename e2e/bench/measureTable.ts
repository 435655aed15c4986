import type { Page } from '@playwright/test';
import type { MainThread } from './mainThread';
import { measureScroll } from './measureScroll';

export interface TableFigures {
  /** ms of main-thread CPU time from the call to the rows */
  readonly tableMs: number;
  /** in the whole page, with the page behind the table */
  readonly tableElements: number;
  readonly tableHeapMb: number;
  /** ms of main-thread CPU time per frame during fast scrolling */
  readonly tableFrameMs: number;
  /** ms of it for scripts, styles and layout */
  readonly tableFrameWorkMs: number;
  /** tasks over 50 ms during the scrolling; wall time */
  readonly tableLongTasks: number;
}

/** The table of compounds, one for each segment of the open document. */
export async function measureTable(page: Page, mainThread: MainThread): Promise<TableFigures> {
  const table = page.getByRole('grid', { name: 'Compounds' });
  const tableMs = await mainThread.timed(async () => {
    await page.evaluate(() => void (location.hash = '#/compounds'));
    await table.getByRole('row').nth(1).waitFor();
  });
  const tableElements = await mainThread.elements();
  const tableHeapMb = await mainThread.heapMb();
  const scroll = await measureScroll(table, mainThread);
  return {
    ...{ tableMs, tableElements, tableHeapMb, tableFrameMs: scroll.frameMs },
    ...{ tableFrameWorkMs: scroll.frameWorkMs, tableLongTasks: scroll.longTasks },
  };
}
