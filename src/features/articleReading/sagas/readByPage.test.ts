/** @jest-environment node */
import { selectNotices } from '@/features/notices';
import { selectJob } from '@/features/recognition';
import { selectAllSegments, selectAllStructures } from '@/article';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { selectLineMode, selectReadingSteps } from '../articleReading.selectors';
import {
  articleReadingRequested,
  articleReadingStopRequested,
  selectArticleRun,
} from '../articleReading.slice';
import { selectTabProgress } from '../tabProgress.selectors';
import {
  EXTRACT_SEGMENTS,
  FILES,
  fileOf,
  READ,
  reading,
  stageArticle,
} from '../testing/readableArticle';

type Stage = Awaited<ReturnType<typeof stageArticle>>;
let stage: Stage;
/** Each answers the oldest request of its kind. */
let searched: ((answer: Response | Promise<Response>) => void)[];
let read: (() => void)[];

beforeEach(async () => {
  stage = await stageArticle();
  searched = [];
  read = [];
  const { server } = stage.platform;
  server.on('POST', EXTRACT_SEGMENTS, () => new Promise((resolve) => searched.push(resolve)));
  server.on('POST', READ, () => new Promise((resolve) => read.push(() => resolve(reading()))));
  await request();
});

const settled = () => flush(500);
const request = async () => {
  stage.store.dispatch(articleReadingRequested({}));
  await settled();
};
const boxOf = (filename: string) => [
  0,
  9 * FILES.indexOf(filename),
  5,
  9 * FILES.indexOf(filename) + 5,
];
const answer = (files: readonly string[], next_page?: number) =>
  jsonResponse({
    segments_count: files.length,
    segments_directory: 'paper/all_segments',
    pdf_filename: 'paper.pdf',
    segments: files.map((filename) => ({ filename, bbox: boxOf(filename) })),
    ...(next_page !== undefined && { next_page }),
  });
const FIRST_PAGE = FILES.slice(0, 2);
const find = async (files: readonly string[], nextPage?: number) => {
  stage.platform.server.on('GET', /list_directory/, () => jsonResponse({ files }));
  searched.shift()?.(answer(files, nextPage));
  await settled();
};
const readAll = async () => {
  while (read.length > 0) {
    read.splice(0).forEach((give) => give());
    await settled();
  }
};
const filesAsked = () => [
  ...new Set(stage.platform.server.requestsTo(READ).map((asked) => fileOf(asked))),
];
const step = (id: string) => selectReadingSteps(stage.state()).find((it) => it.id === id);
const structures = () => selectAllStructures(stage.state());
const messages = () => selectNotices(stage.state()).map(({ message }) => message);

test('the drawings of the first pages are read while the others are still searched', async () => {
  await find(FIRST_PAGE, 1);
  expect(filesAsked()).toEqual(FIRST_PAGE);
  await readAll();
  expect(searched).toHaveLength(1);
  expect(structures()).toHaveLength(2);
  expect(step('drawings')).toMatchObject({ status: 'running', count: '2 on 1 page' });
  expect(step('readings')).toMatchObject({ status: 'running', count: '2 of 2' });
  expect(selectTabProgress(stage.state())).toBe('2 of 2');
});

test('further pages are searched once the first drawing has been read, from which they would take time', async () => {
  await find(FIRST_PAGE, 1);
  expect(searched).toHaveLength(0);
  // Two engines each; the first drawing of the two is read by both.
  read.shift()?.();
  await settled();
  expect(searched).toHaveLength(0);
  read.pop()?.();
  await settled();
  expect(searched).toHaveLength(1);
});

test('they wait for no reading that takes longer than three seconds', async () => {
  jest.useFakeTimers();
  const rest = find(FIRST_PAGE, 1);
  await rest;
  await jest.advanceTimersByTimeAsync(2_999);
  expect(searched).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  await settled();
  expect(searched).toHaveLength(1);
  jest.useRealTimers();
});

test('what is found later is read in the same run, which says once how it ended', async () => {
  await find(FIRST_PAGE, 1);
  await readAll();
  await find(FILES.slice(2), 2);
  await find(FILES);
  expect(selectJob(stage.state())).toMatchObject({ status: 'running', total: 4 });
  await readAll();
  expect(structures()).toHaveLength(4);
  expect(filesAsked()).toEqual(FILES);
  expect(messages().filter((it) => it.startsWith('Converted'))).toEqual([
    'Converted 4 of 4 structures',
  ]);
  expect(selectLineMode(stage.state())).toBe('done');
});

test('no drawing is asked for twice because the article’s last answer names it again', async () => {
  await find(FIRST_PAGE, 1);
  await readAll();
  await find(FILES);
  await readAll();
  // Two engines each.
  expect(stage.platform.server.requestsTo(READ)).toHaveLength(2 * FILES.length);
});

test('an article whose last pages have no drawings ends with the search', async () => {
  await find(FIRST_PAGE, 1);
  await readAll();
  expect(selectArticleRun(stage.state())?.status).toBe('running');
  await find(FIRST_PAGE);
  expect(selectArticleRun(stage.state())?.status).toBe('finished');
  expect(step('readings')).toMatchObject({ status: 'done', count: '2 of 2' });
});

test('Cancel ends the search, reads what is in hand to its end, and Go on finds the rest', async () => {
  await find(FIRST_PAGE, 1);
  stage.store.dispatch(articleReadingStopRequested());
  await settled();
  await readAll();
  expect(selectLineMode(stage.state())).toBe('stopped');
  expect(step('drawings')).toMatchObject({ status: 'waiting', count: '2 on 1 page' });
  searched = [];
  await request();
  await find(FILES);
  await readAll();
  expect(selectAllSegments(stage.state())).toHaveLength(4);
  expect(structures()).toHaveLength(4);
  expect(selectLineMode(stage.state())).toBe('done');
});

test('a search that fails half-way keeps what was read, and can be tried again', async () => {
  await find(FIRST_PAGE, 1);
  await readAll();
  searched.shift()?.(jsonResponse({ detail: 'Out of memory' }, { status: 500 }));
  await settled();
  expect(structures()).toHaveLength(2);
  expect(step('drawings')).toMatchObject({ status: 'failed', failure: 'Out of memory' });
  expect(selectLineMode(stage.state())).toBe('incomplete');
  await request();
  await find(FILES);
  await readAll();
  expect(structures()).toHaveLength(4);
  expect(selectLineMode(stage.state())).toBe('done');
});
