import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Segment } from '@/domain/segment';
import { readingReceived, selectJudgement } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { judgingSaga } from '@/features/judging';
import { reviewRequested, reviewSaga, selectReviewedId } from '@/features/review';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { installPicturesForJsdom } from '@/testing/picturesForJsdom';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { AcceptSure } from './AcceptSure';

const DEPICTION = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const COUNT = 12;

installDialogForJsdom();

let page: TestStore;
let segments: Segment[];
let closed: jest.Mock;
let holdPictures: () => () => void;

beforeEach(async () => {
  holdPictures = installPicturesForJsdom();
  page = makeTestStore({ runSagas: false });
  page.platform.server.on('POST', '/depiction/generate', () => new Response(DEPICTION));
  page.platform.server.on(
    'GET',
    /get_segment_image/,
    () => new Response('png', { headers: { 'Content-Type': 'image/png' } }),
  );
  for (const saga of [judgingSaga, reviewSaga]) page.runSaga(saga);
  await openDocument(page);
  segments = receiveSegments(page, COUNT + 1);
  closed = jest.fn();
});

/** All but the last are sure, and each is another alkane. */
function readAll() {
  segments.slice(0, COUNT).forEach((segment, index) => {
    const smiles = 'C'.repeat(index + 1);
    const version = {
      ...{ smiles, engine: 'decimer', program: 'PixelGraph', depiction: DEPICTION },
      ...{ jointConfidence: 0.91 + index / 1000, agreeing: ['molscribe'] },
      ...{ timestamp: `2026-01-02T03:04:${index + 10}.000Z`, fromFallback: false },
      ...{ useCoordinates: false, handDrawn: false },
    };
    page.store.dispatch(readingReceived({ segment, version }));
    const identifiers = {
      ...{ smiles, formula: `${index}`, rings: 0, heavyAtoms: 1, remarks: [] },
      ...{ stereoCentres: 0, definedStereoCentres: 0 },
    };
    page.store.dispatch(structuresIdentified([{ text: smiles, result: { identifiers } }]));
  });
}

function show() {
  page.store.dispatch(reviewRequested({ view: 'drawings' }));
  renderWithStore(<AcceptSure onClose={closed} />, page);
}

const verdicts = () =>
  segments.filter(({ id }) => selectJudgement(page.store.getState(), id)?.verdict === 'correct');
const accept = () => screen.getByRole('button', { name: `All ${COUNT} are correct` });

test('ten are shown beside their readings, and all are accepted once these were seen', async () => {
  readAll();
  const come = holdPictures();
  show();
  expect(screen.getAllByRole('group', { name: /^#/ })).toHaveLength(10);
  expect(screen.getByText(/the other 2 are accepted with them/)).toBeInTheDocument();
  await userEvent.click(accept());
  expect(verdicts()).toHaveLength(0);
  await waitFor(() => expect(document.querySelectorAll('img[src]')).toHaveLength(20));
  act(come);
  await waitFor(() => expect(accept()).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(accept());
  expect(verdicts()).toHaveLength(COUNT);
  expect(closed).toHaveBeenCalled();
});

test('where one is wrong, none is accepted, and it is the next to check', async () => {
  readAll();
  show();
  await userEvent.keyboard('2');
  const second = screen.getAllByRole('group', { name: /^#/ })[1]!;
  expect(within(second).getByRole('checkbox')).toBeChecked();
  expect(screen.queryByRole('button', { name: /are correct/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Check them one by one' }));
  expect(verdicts()).toHaveLength(0);
  expect(selectReviewedId(page.store.getState())).toBe(segments[1]!.id);
});

test('without sure readings, it says what would be one', () => {
  show();
  expect(screen.getByRole('heading', { name: 'No sure readings' })).toBeInTheDocument();
});
