import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import { createStructure } from '@/domain/structure';
import {
  allSureAccepted,
  articleOpenRequested,
  inboxRead,
  sureFound,
  sureJudged,
  sureSought,
} from '@/features/library';
import { worksListed } from '@/features/savedWork';
import { take } from '@/lib/saga/effects';
import type { WorkSummary } from '@/platform/workStore';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { installPicturesForJsdom } from '@/testing/picturesForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { createSegments } from '@/testing/segments';
import { AcceptedNotice } from '../AcceptedNotice';
import { AcceptSureAcross } from './AcceptSureAcross';

installDialogForJsdom();
beforeEach(() => void installPicturesForJsdom());

const article = (name: string, title: string): WorkSummary => ({
  ...{ hash: name.repeat(64), name: `${name}.pdf`, savedAt: 0, size: 1, revision: 'r' },
  ...{ segmentCount: 4, structureCount: 4 },
  facts: {
    ...{ title, pageCount: 3, isBegun: true, isRead: true },
    ...{ checkedCount: 0, doubtfulCount: 0, failedCount: 0 },
  },
});
const [TEA, RUE] = [article('a', 'On tea'), article('b', 'On rue')];
const DEPICTION = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const VERSION = { timestamp: '2026-01-02T03:04:05.000Z', engine: 'decimer' };

function show() {
  const page = makeTestStore({ runSagas: false });
  const { store, platform } = page;
  platform.server.on('POST', '/depiction/generate', () => new Response(DEPICTION));
  const actions: Action[] = [];
  page.runSaga(function* record() {
    for (;;) actions.push(yield* take('*'));
  });
  store.dispatch(worksListed([TEA, RUE]));
  const place = { directory: 'tea', pdfId: '1', pdfFilename: 'tea.pdf' };
  const [segment] = createSegments(['page_1_0_segmented.png'], place);
  const rows = [TEA, RUE].map(({ hash }) => ({ hash, id: segment!.id }));
  const version = {
    ...{ ...VERSION, smiles: 'CCO', depiction: DEPICTION },
    ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  };
  const sure = {
    readings: rows.map((row) => ({ ...row, score: 0.95, version: VERSION })),
    sample: rows.map((row) => ({
      ...{
        ...row,
        ordinal: '1',
        text: '3 kojic acid',
        structure: createStructure(segment!, version),
      },
      printId: platform.blobs.add(new Blob(['png'], { type: 'image/png' })).blobId,
    })),
  };
  const left = rows.map((row) => ({
    ...{ ...row, group: 'sure' as const, ordinal: '1', text: '', pageNumber: 1, why: '' },
  }));
  store.dispatch(inboxRead({ [TEA.hash]: { key: '', total: 1, left, source: '' } }));
  renderWithStore(
    <>
      <AcceptSureAcross isBusy={false} />
      <AcceptedNotice />
    </>,
    page,
  );
  return { store, actions, sure, user: userEvent.setup() };
}

test('asks for the sure readings; each of the sample says its article, and all are accepted once these were seen', async () => {
  const { store, actions, sure, user } = show();
  await user.click(screen.getByRole('button', { name: 'Accept sure …' }));
  expect(actions).toContainEqual(sureSought());
  act(() => void store.dispatch(sureFound(sure)));
  expect(
    screen.getByRole('heading', { name: 'Accept 2 sure readings in 2 articles' }),
  ).toBeVisible();
  const tile = screen.getByRole('group', { name: '#1 of On rue' });
  expect(tile).toHaveTextContent('On rue');
  const accept = screen.getByRole('button', { name: 'All 2 are correct' });
  await waitFor(() => expect(accept).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(accept);
  expect(actions).toContainEqual(allSureAccepted());
});

test('one that is marked as wrong is opened in its article, and none is accepted', async () => {
  const { store, actions, sure, user } = show();
  act(() => void store.dispatch(sureFound(sure)));
  await user.keyboard('2');
  const tile = screen.getByRole('group', { name: '#1 of On rue' });
  expect(within(tile).getByRole('checkbox')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Check them one by one' }));
  const segmentId = sure.sample[1]!.id;
  expect(actions).toContainEqual(articleOpenRequested({ hash: RUE.hash, review: { segmentId } }));
  expect(actions).not.toContainEqual(allSureAccepted());
});

test('without sure readings, it says what would be one', () => {
  const { store } = show();
  act(() => void store.dispatch(sureFound({ readings: [], sample: [] })));
  expect(screen.getByRole('heading', { name: 'No sure readings' })).toBeInTheDocument();
});

test('says what was accepted, what was passed over, and which article was left and why', () => {
  const { store, sure } = show();
  const judgements = { [sure.sample[0]!.id]: { verdict: 'correct' as const } };
  const failed = [{ hash: RUE.hash, why: 'Another tab has it open.' }];
  act(
    () =>
      void store.dispatch(
        sureJudged({ articles: [{ hash: TEA.hash, judgements }], failed, passedOver: 2 }),
      ),
  );
  const words =
    '1 reading in 1 article verified. 2 readings judged or changed meanwhile, and left. Not in “On rue”: Another tab has it open.';
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});
