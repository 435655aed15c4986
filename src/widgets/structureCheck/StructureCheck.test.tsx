import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compoundFieldsSet, readingReceived, segmentsJudged } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { reviewRequested, reviewSaga, selectReviewedId, selectReviewView } from '@/features/review';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { StructureCheck } from '.';

/** An article whose drawings were read as these. */
async function show(...read: string[]) {
  const page = makeTestStore({ runSagas: false });
  page.runSaga(reviewSaga);
  await openDocument(page);
  const segments = receiveSegments(page, read.length);
  segments.forEach((segment, index) => {
    const version = {
      ...{ smiles: read[index]!, engine: 'decimer', timestamp: '2026-01-02T03:04:06.000Z' },
      ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
    };
    page.store.dispatch(readingReceived({ segment, version }));
  });
  page.store.dispatch(reviewRequested({ view: 'check' }));
  const ids = segments.map(({ id }) => id);
  const place = () => [
    selectReviewView(page.store.getState()),
    selectReviewedId(page.store.getState()),
  ];
  return { page, ids, place, render: () => renderWithStore(<StructureCheck />, page) };
}

const group = (name: string) => screen.getByRole('region', { name });
const focused = () => document.activeElement?.textContent;

test('each finding stands under its kind, with its compound and the words of the approval', async () => {
  const { page, ids, render } = await show('C*', 'CCO.C', 'C*C*');
  page.store.dispatch(compoundFieldsSet({ ids: [ids[0]!], fields: { number: '7', name: 'tea' } }));
  render();
  const residues = within(group('Open residues, 2')).getAllByRole('button');
  expect(residues.map(({ textContent }) => textContent)).toEqual([
    '#1 7 tea A residue (*) is open. ',
    '#3 2 residues (*) are open. ',
  ]);
  expect(within(group('Parts without a bond, 1')).getByRole('button')).toHaveTextContent(
    '#2 2 parts that no bond connects.',
  );
});

test('arrow keys go from finding to finding, and Enter to the drawing', async () => {
  const { ids, place, render } = await show('C*', 'CCO', 'CC*');
  render();
  expect(focused()).toContain('#1');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toContain('#3');
  await userEvent.keyboard('{ArrowDown}{Home}{End}{Enter}');
  expect(place()).toEqual(['drawings', ids[2]]);
});

test('the list begins at the drawing that was under review', async () => {
  const { page, ids, render } = await show('C*', 'CC*');
  page.store.dispatch(reviewRequested({ view: 'check', segmentId: ids[1]! }));
  render();
  expect(focused()).toContain('#2');
});

test('what a person called correct says so, what was rejected is gone', async () => {
  const { page, ids, render } = await show('C*', 'CC*');
  const version = { timestamp: '2026-01-02T03:04:06.000Z', engine: 'decimer' };
  const judgements = {
    [ids[0]!]: { verdict: 'correct', version },
    [ids[1]!]: { verdict: 'rejected', reason: 'fragment' },
  } as const;
  page.store.dispatch(segmentsJudged({ judgements }));
  render();
  expect(screen.getByRole('button')).toHaveTextContent('#1 A residue (*) is open. verified');
});

test('where nothing is found, it says what was looked for, and of what the services have said nothing', async () => {
  const { page, render } = await show('CCO');
  render();
  expect(
    screen.getByRole('heading', { name: 'Nothing found in 1 structure so far' }),
  ).toBeVisible();
  expect(screen.getByText(/^Checked: .*nothing yet of 1 structure/)).toBeVisible();
  const identifiers = {
    ...{ smiles: 'CCO', formula: 'C2H6O', rings: 0, heavyAtoms: 3, remarks: [] },
    ...{ stereoCentres: 0, definedStereoCentres: 0 },
  };
  act(() => {
    page.store.dispatch(structuresIdentified([{ text: 'CCO', result: { identifiers } }]));
  });
  expect(screen.getByRole('heading', { name: 'Nothing found in 1 structure' })).toBeVisible();
});

test('without a structure there is nothing to check', async () => {
  const { render } = await show();
  render();
  expect(screen.getByRole('heading', { name: 'No structure to check' })).toBeVisible();
});
