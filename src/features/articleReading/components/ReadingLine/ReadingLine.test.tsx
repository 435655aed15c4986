import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDocument } from '@/testing/builders';
import { hang } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { recognitionCancelRequested } from '@/features/recognition';
import { correctnessToggled } from '@/features/judging';
import { extractionRequested } from '@/features/segments';
import {
  boxesEdited,
  readingReceived,
  runStarted,
  segmentConverted,
  segmentFailed,
  selectAllSegments,
} from '@/article';
import { articleReadingRequested } from '../../articleReading.slice';
import {
  EXTRACT_TEXT,
  fileOf,
  FILES,
  READ,
  READ_AGAIN,
  reading,
  refusal,
  stageArticle,
  TEXT,
} from '../../testing/readableArticle';
import { ReadingLine } from './ReadingLine';

type Stage = Awaited<ReturnType<typeof stageArticle>>;
let stage: Stage;

beforeEach(async () => {
  stage = await stageArticle();
  renderWithStore(<ReadingLine doubtful={1} />, stage);
});

const settled = () => act(() => flush(1000));
const on = (path: string, handler: Parameters<Stage['platform']['server']['on']>[2]) =>
  stage.platform.server.on('POST', path, handler);
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settled();
};
/** How the article stands, in a few words; opens the list of its steps. */
const state = () =>
  screen.getAllByRole('button').find((button) => button.hasAttribute('aria-expanded'))!;
async function step(name: string) {
  if (screen.queryByRole('list') === null) await userEvent.click(state());
  return screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(name))!;
}
const announced = () => screen.getByRole('status').textContent;

/**
 * Returns a function that answers what waits, until nothing waits.
 *
 * @param free a drawing that does not wait
 */
function holdReadings(free?: string) {
  const waiting: (() => void)[] = [];
  on(READ, (request) =>
    fileOf(request) === free
      ? reading()
      : new Promise((give) => waiting.push(() => give(reading()))),
  );
  return () =>
    act(async () => {
      while (waiting.length > 0) {
        waiting.splice(0).forEach((give) => give());
        await flush(200);
      }
    });
}

test('offers to read the article, and keeps the focus on its button until all is read', async () => {
  const giveAll = holdReadings();
  expect(state()).toHaveTextContent('Ready to read');
  expect(announced()).toBe('');
  const button = screen.getByRole('button', { name: 'Read this article' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  await settled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await giveAll();
  await settled();
  expect(screen.getByRole('button', { name: 'Read: 4 drawings, 1 doubtful' })).toHaveFocus();
});

test('counts text, annotations, drawings and readings, and shows how much of the whole is done', async () => {
  const giveAll = holdReadings(FILES[0]);
  await press('Read this article');
  expect(await step('Text')).toHaveTextContent('Text3 of 3 pages');
  expect(await step('Annotations')).toHaveTextContent('Annotations1');
  expect(await step('Drawings')).toHaveTextContent('Drawings4 on 2 pages');
  expect(await step('Readings')).toHaveTextContent('Readings1 of 4');
  expect(await step('Readings')).toHaveAttribute('aria-current', 'step');
  const bar = screen.getByRole('progressbar', { name: 'Whole article' });
  expect(bar).toHaveAttribute('aria-valuenow', '55');
  expect(state()).toHaveTextContent('1 of 4 read');
  expect(announced()).toBe('Reading this article');
  await giveAll();
  await settled();
  expect(await step('Readings')).toHaveTextContent('Readings4 of 4');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(announced()).toBe('Article read. 4 of 4 drawings read.');
});

test('Cancel waits for the drawings in hand, and becomes Go on', async () => {
  const giveAll = holdReadings();
  await press('Read this article');
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Cancelling...' })).toHaveAttribute('aria-disabled');
  await giveAll();
  await settled();
  expect(announced()).toBe('Reading stopped. 2 of 4 drawings read.');
  expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
  on(READ, reading);
  await press('Go on');
  expect(state()).toHaveTextContent('Read: 4 drawings, 1 doubtful');
});

test('a step that failed is told in the services’ words, and tried again', async () => {
  on(EXTRACT_TEXT, refusal('No text layer'));
  await press('Read this article');
  expect(await step('Text')).toHaveTextContent('failed');
  expect(screen.getByText('No text layer')).toHaveAttribute('title', 'Text: No text layer');
  expect(state()).toHaveTextContent('Reading incomplete: 4 of 4');
  on(
    EXTRACT_TEXT,
    () =>
      new Response(JSON.stringify({ text: TEXT, pdf_filename: 'paper.pdf' }), {
        headers: { 'Content-Type': 'application/json' },
      }),
  );
  await press('Retry');
  expect(await step('Annotations')).toHaveTextContent('Annotations1');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(state()).toHaveTextContent('Read: 4 drawings, 1 doubtful');
});

test('a step that failed can be tried again while the others go on', async () => {
  on(EXTRACT_TEXT, refusal('No text layer'));
  on(READ, hang);
  await press('Read this article');
  on(EXTRACT_TEXT, hang);
  await press('Retry');
  expect(await step('Text')).toHaveTextContent('in progress');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a drawing that could not be read is counted, and tried again', async () => {
  const answer = (request: Parameters<typeof fileOf>[0]) =>
    fileOf(request) === FILES[1] ? refusal('Too faint')() : reading();
  on(READ, answer);
  on(READ_AGAIN, answer);
  await press('Read this article');
  expect(await step('Readings')).toHaveTextContent('Readings4 of 4, 1 failed');
  on(READ, reading);
  await press('Retry');
  expect(await step('Readings')).toHaveTextContent('Readings4 of 4done');
});

test('verified drawings are left alone, and read all the same when that is asked for', async () => {
  await act(async () => {
    stage.store.dispatch(extractionRequested());
    await flush(500);
    const [segment] = selectAllSegments(stage.state());
    const version = {
      ...{ smiles: 'C', engine: 'decimer', useCoordinates: false, handDrawn: false },
      ...{ processingTime: 1, timestamp: '2026-01-02T03:04:05.000Z', fromFallback: false },
    };
    stage.store.dispatch(readingReceived({ segment: segment!, version }));
    stage.store.dispatch(correctnessToggled({ id: segment!.id }));
  });
  await press('Read this article');
  const filesRead = () => stage.platform.server.requestsTo(READ).map(fileOf);
  expect(screen.getByText('1 left alone')).toBeInTheDocument();
  expect(filesRead()).not.toContain(FILES[0]);
  await press('Read it all the same');
  expect(filesRead()).toContain(FILES[0]);
  expect(screen.queryByText('1 left alone')).not.toBeInTheDocument();
});

test('tells how long it will take once that is known', async () => {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  const first: (() => void)[] = [];
  on(READ, (request) =>
    fileOf(request) === FILES[0]
      ? new Promise((give) => first.push(() => give(reading())))
      : hang(request),
  );
  await press('Read this article');
  expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
  clock.mockReturnValue(now + 12_000);
  await act(async () => {
    first[0]?.();
    await flush(300);
    first[1]?.();
    await flush(300);
  });
  expect(await screen.findByText('about 40 s left', {}, { timeout: 3_000 })).toBeInTheDocument();
  clock.mockRestore();
});

test('an article that was read is never ready to read, or stopped, because a drawing was added since', async () => {
  await press('Read this article');
  expect(state()).toHaveTextContent('Read: 4 drawings, 1 doubtful');
  act(() => {
    const [segment] = selectAllSegments(stage.state());
    const merged = { ...segment!, id: 'merged', origin: 'drawn' as const };
    const { pdfId } = merged;
    stage.store.dispatch(boxesEdited({ act: 'draw', pdfId, segments: [merged], removed: [] }));
  });
  expect(state()).toHaveTextContent('Partly read: 4 of 5');
  expect(await step('Readings')).toHaveTextContent('Readings4 of 5');
  expect(screen.getByRole('button', { name: 'Go on' })).toBeInTheDocument();
});

test('starts anew with the next document', async () => {
  await press('Read this article');
  await act(() => openDocument(stage, { name: 'next.pdf', pdfId: '1800000000000' }));
  expect(state()).toHaveTextContent('Ready to read');
});

test('counts a run that was asked for by itself in the same place, and cancels it', async () => {
  const happens = (...actions: Parameters<Stage['store']['dispatch']>[0][]) =>
    act(() => actions.forEach((action) => stage.store.dispatch(action)));
  happens(
    runStarted({ ids: ['a', 'b', 'c'], engine: 'decimer', at: 0 }),
    segmentConverted({ id: 'a' }),
    segmentFailed({ id: 'b', message: 'x' }),
  );
  expect(screen.getByText('2 of 3 read, 1 failed')).toBeInTheDocument();
  const bar = screen.getByRole('progressbar', { name: 'Recognition' });
  expect(bar).toHaveAttribute('aria-valuetext', '2 of 3');
  expect(bar).toHaveAttribute('aria-valuenow', '67');
  const trace = recordTrace(stage);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(trace.map(([action]) => action)).toContainEqual(recognitionCancelRequested());
});

test('asks nothing twice on a double press', async () => {
  on(READ, hang);
  await act(async () => {
    stage.store.dispatch(articleReadingRequested({}));
    stage.store.dispatch(articleReadingRequested({}));
    await flush(500);
  });
  expect(stage.platform.server.requestsTo(EXTRACT_TEXT)).toHaveLength(1);
});
