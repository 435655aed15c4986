import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readingReceived, segmentsJudged } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { selectReviewedId } from '@/features/review';
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
