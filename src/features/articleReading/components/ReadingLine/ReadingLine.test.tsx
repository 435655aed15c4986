import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDocument } from '@/testing/builders';
import { hang } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { renderWithStore } from '@/testing/renderWithStore';
import { correctnessToggled } from '@/features/judging';
import { extractionRequested } from '@/features/segments';
import { boxesEdited, readingReceived, selectAllSegments } from '@/article';
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
  renderWithStore(<ReadingLine />, stage);
});

const settled = () => act(() => flush(1000));
const on = (path: string, handler: Parameters<Stage['platform']['server']['on']>[2]) =>
  stage.platform.server.on('POST', path, handler);
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settled();
};
const step = (name: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name))!;
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
  expect(screen.getByText('Ready to read')).toBeInTheDocument();
  expect(announced()).toBe('');
  const button = screen.getByRole('button', { name: 'Read this article' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  await settled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await giveAll();
  await settled();
  expect(screen.getByText('Article read')).toHaveFocus();
});

test('counts text, annotations, drawings and readings, and shows how much of the whole is done', async () => {
  const giveAll = holdReadings(FILES[0]);
  await press('Read this article');
  expect(step('Text')).toHaveTextContent('Text3 of 3 pages');
  expect(step('Annotations')).toHaveTextContent('Annotations1');
  expect(step('Drawings')).toHaveTextContent('Drawings4 on 2 pages');
  expect(step('Readings')).toHaveTextContent('Readings1 of 4');
  expect(step('Readings')).toHaveAttribute('aria-current', 'step');
  const bar = screen.getByRole('progressbar', { name: 'Whole article' });
  expect(bar).toHaveAttribute('aria-valuenow', '55');
  expect(announced()).toBe('Reading this article');
  await giveAll();
  await settled();
  expect(step('Readings')).toHaveTextContent('Readings4 of 4');
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
  expect(screen.getByText('Article read')).toBeInTheDocument();
});

test('a step that failed is told in the services’ words, and tried again', async () => {
  on(EXTRACT_TEXT, refusal('No text layer'));
  await press('Read this article');
  expect(step('Text')).toHaveTextContent('failed');
  expect(screen.getByText('No text layer')).toHaveAttribute('title', 'Text: No text layer');
  expect(screen.getByText('Reading incomplete')).toBeInTheDocument();
  expect(screen.queryByText('Article read')).not.toBeInTheDocument();
  on(
    EXTRACT_TEXT,
    () =>
      new Response(JSON.stringify({ text: TEXT, pdf_filename: 'paper.pdf' }), {
        headers: { 'Content-Type': 'application/json' },
      }),
  );
  await press('Retry');
  expect(step('Annotations')).toHaveTextContent('Annotations1');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.getByText('Article read')).toBeInTheDocument();
});

test('a step that failed can be tried again while the others go on', async () => {
  on(EXTRACT_TEXT, refusal('No text layer'));
  on(READ, hang);
  await press('Read this article');
  on(EXTRACT_TEXT, hang);
  await press('Retry');
  expect(step('Text')).toHaveTextContent('in progress');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a drawing that could not be read is counted, and tried again', async () => {
  const answer = (request: Parameters<typeof fileOf>[0]) =>
    fileOf(request) === FILES[1] ? refusal('Too faint')() : reading();
  on(READ, answer);
  on(READ_AGAIN, answer);
  await press('Read this article');
  expect(step('Readings')).toHaveTextContent('Readings4 of 4, 1 failed');
  on(READ, reading);
  await press('Retry');
  expect(step('Readings')).toHaveTextContent('Readings4 of 4done');
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

test('has a checkbox for reading articles by themselves', async () => {
  const box = screen.getByRole('checkbox', { name: 'Read articles by themselves' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(stage.platform.localStorage.get('marcus.readByItself')).toBe('on');
});

test('an article that was read is never ready to read, or stopped, because a drawing was added since', async () => {
  await press('Read this article');
  expect(screen.getByText('Article read')).toBeInTheDocument();
  act(() => {
    const [segment] = selectAllSegments(stage.state());
    const merged = { ...segment!, id: 'merged', origin: 'drawn' as const };
    const { pdfId } = merged;
    stage.store.dispatch(boxesEdited({ act: 'draw', pdfId, segments: [merged], removed: [] }));
  });
  expect(screen.getByText('Partly read')).toBeInTheDocument();
  expect(step('Readings')).toHaveTextContent('Readings4 of 5');
  expect(screen.getByRole('button', { name: 'Go on' })).toBeInTheDocument();
});

test('is not there without a document, and starts anew with the next', async () => {
  await press('Read this article');
  await act(() => openDocument(stage, { name: 'next.pdf', pdfId: '1800000000000' }));
  expect(screen.getByText('Ready to read')).toBeInTheDocument();
  act(() => void stage.store.dispatch({ type: 'document/documentClosed' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('asks nothing twice on a double press', async () => {
  on(READ, hang);
  await act(async () => {
    stage.store.dispatch(articleReadingRequested({}));
    stage.store.dispatch(articleReadingRequested({}));
    await flush(500);
  });
  expect(stage.platform.server.requestsTo(EXTRACT_TEXT)).toHaveLength(1);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
});
