import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import { readingReceived, segmentsJudged } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { seenElsewhere } from '@/features/known';
import { articleOpenRequested, besideRead, besideShown } from '@/features/library';
import { selectReviewedId } from '@/features/review';
import { worksListed } from '@/features/savedWork';
import { take } from '@/lib/saga/effects';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { identifiersOf, versionOf } from '../../features/identifiers/testing/identified';
import { SideBySide } from './SideBySide';

beforeAll(installDialogForJsdom);

/** An article of so many drawings, each read as a structure of this skeleton and stereo; the first is shown. */
async function show(...read: (readonly [skeleton: string, stereo: string])[]) {
  const page = makeTestStore({ runSagas: false });
  await openDocument(page);
  const segments = receiveSegments(page, read.length);
  read.forEach(([skeleton, stereo], index) => {
    const smiles = `${skeleton}${stereo}`;
    page.store.dispatch(readingReceived({ segment: segments[index]!, version: versionOf(smiles) }));
    const result = { identifiers: identifiersOf(smiles, skeleton, stereo) };
    page.store.dispatch(structuresIdentified([{ text: smiles, result }]));
  });
  const version = { engine: 'decimer', timestamp: versionOf('').timestamp };
  const judgements = { [segments[1]!.id]: { verdict: 'correct', version } } as const;
  page.store.dispatch(segmentsJudged({ judgements }));
  renderWithStore(<SideBySide segment={segments[0]!} />, page);
  return { page, segments };
}

const button = () => screen.queryByRole('button', { name: 'Side by side' });

test('without another drawing of the structure there is nothing to compare', async () => {
  await show(['C', 'A'], ['N', 'A']);
  expect(button()).not.toBeInTheDocument();
});

test('the same and those with other stereo stand beside the one, each as printed, as read and as judged', async () => {
  const { page, segments } = await show(['C', 'A'], ['C', 'A'], ['C', 'B'], ['N', 'A']);
  await userEvent.click(button()!);
  const dialog = screen.getByRole('dialog', { name: 'Drawings of one skeleton, side by side' });
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^#1page 1, this one.*not judged$/),
    expect.stringMatching(/^#2page 1, the same structure.*VerifiedOpen$/),
    expect.stringMatching(/^#3page \d, other stereo.*not judgedOpen$/),
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open #3' }));
  expect(selectReviewedId(page.store.getState())).toBe(segments[2]!.id);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('one of another article stands beside it with its article, and leads there', async () => {
  const { page, segments } = await show(['C', 'A'], ['N', 'A']);
  const hash = 'b'.repeat(64);
  const actions: Action[] = [];
  page.runSaga(function* record() {
    for (;;) actions.push(yield* take('*'));
  });
  const facts = {
    ...{ title: 'On rue', pageCount: 3, isBegun: true, isRead: true },
    ...{ checkedCount: 0, doubtfulCount: 0, failedCount: 0 },
  };
  const summary = {
    ...{ hash, name: 'b.pdf', savedAt: 0, size: 1, revision: 'r', facts },
    ...{ segmentCount: 1, structureCount: 1 },
  };
  const place = { hash, segmentId: 'there' };
  const { inchiKey = '' } = identifiersOf('CA', 'C', 'A');
  act(() => {
    page.store.dispatch(worksListed([summary]));
    page.store.dispatch(seenElsewhere({ [inchiKey]: [place] }));
  });
  await userEvent.click(button()!);
  const dialog = screen.getByRole('dialog', { name: 'Drawings of one skeleton, side by side' });
  expect(dialog).toHaveTextContent('Reading “On rue” …');
  expect(actions).toContainEqual(besideShown([place]));
  const segment = { ...segments[0]!, id: 'there', pageNumber: 7 };
  const version = { engine: 'decimer', timestamp: versionOf('').timestamp };
  const judgement = { verdict: 'correct', version } as const;
  const drawing = { segment, ordinal: '4', text: '9 rutin', structure: undefined, judgement };
  act(() => void page.store.dispatch(besideRead([{ ...place, drawing }])));
  expect(within(dialog).getAllByRole('listitem')[1]).toHaveTextContent(
    /^#4page 7, the same structureOn rueno picture9 rutinVerifiedOpen$/,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open #4 of On rue' }));
  expect(actions).toContainEqual(besideShown([]));
  expect(actions).toContainEqual(articleOpenRequested({ hash, review: { segmentId: 'there' } }));
});
