import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KnownState } from '@/domain/knownList';
import { readingReceived } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { knownSaga, seenElsewhere } from '@/features/known';
import { articleOpenRequested, removalBegan } from '@/features/library';
import { worksListed } from '@/features/savedWork';
import type { WorkSummary } from '@/platform/workStore';
import { answerKnown } from '@/testing/answerKnown';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { StructureFacts } from './StructureFacts';

const KEY = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';
const ETHANOL = {
  ...{ smiles: 'CCO', inchi: 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3', inchiKey: KEY },
  ...{ formula: 'C2H6O', rings: 0, heavyAtoms: 3, stereoCentres: 0, definedStereoCentres: 0 },
  remarks: [],
};
const version = {
  ...{ smiles: 'CCO', engine: 'decimer', useCoordinates: false, handDrawn: false },
  ...{ timestamp: '2026-01-02T03:04:06.000Z', fromFallback: false },
};

async function show(state?: KnownState) {
  const test = makeTestStore({ runSagas: false });
  const actions: unknown[] = [];
  if (state) answerKnown(test.platform.server, { [KEY]: state });
  activateSession(test);
  await openDocument(test);
  const [segment] = receiveSegments(test, 1);
  const { store } = test;
  store.dispatch(readingReceived({ segment: segment!, version }));
  store.dispatch(structuresIdentified([{ text: 'CCO', result: { identifiers: ETHANOL } }]));
  test.runSaga(knownSaga);
  const { dispatch } = store;
  store.dispatch = ((action: never) => {
    actions.push(action);
    return dispatch(action);
  }) as typeof dispatch;
  renderWithStore(<StructureFacts segment={segment!} />, test);
  const tell = (...facts: Parameters<typeof dispatch>[0][]) =>
    act(() => facts.forEach((fact) => dispatch(fact)));
  return { actions, tell, user: userEvent.setup() };
}

test.each<readonly [KnownState, string, RegExp]>([
  ['new', 'new', /COCONUT does not have this skeleton/],
  ['known', 'known', /COCONUT has this compound/],
  ['without_stereo', 'known, no stereo', /there or here it is without stereo/],
  [
    'other_stereo',
    'known, other stereo',
    /other stereo or isotopes, or with stereo stated in part/,
  ],
])('beside the structure, %s is told, and by whom', async (state, words, says) => {
  await show(state);
  const mark = await screen.findByTitle(says);
  expect(mark).toBeVisible();
  expect(mark).toHaveTextContent(new RegExp(`^${words} \\(COCONUT .*2026-05-01.*1 in 65,536`));
  expect(mark).toHaveTextContent(says);
});

test('without a list, nothing is said of any compound', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Structure' })).toBeVisible();
  expect(screen.queryByText(/^(?:new|known)/)).toBeNull();
});

const article = (hash: string, title?: string): WorkSummary => ({
  ...{ hash, name: `${hash}.pdf`, savedAt: 1, size: 1, segmentCount: 1, structureCount: 1 },
  revision: '1',
  ...(title !== undefined && {
    facts: {
      ...{ title, pageCount: 1, isBegun: true, isRead: true },
      ...{ checkedCount: 0, doubtfulCount: 0, failedCount: 0 },
    },
  }),
});
const place = (hash: string) => ({ hash, segmentId: `in ${hash}` });
const open = () => screen.queryAllByRole('button', { name: /^Open / });

test('says in which other articles the compound is, and opens its drawing there', async () => {
  const { actions, tell, user } = await show();
  tell(worksListed([article('a', 'Ethanol from yeast'), article('b'), article('c')]));
  tell(seenElsewhere({ [KEY]: [place('a'), place('b')] }));
  expect(screen.getByText(/^In 2 of my articles:/)).toBeVisible();
  expect(open().map(({ textContent }) => textContent)).toEqual(['Ethanol from yeast', 'b.pdf']);
  await user.click(screen.getByRole('button', { name: 'Open Ethanol from yeast' }));
  expect(actions).toContainEqual(
    articleOpenRequested({ hash: 'a', review: { segmentId: 'in a' } }),
  );
});

test('an article that is being removed is not named, nor is one more than room', async () => {
  const { tell } = await show();
  const hashes = ['a', 'b', 'c', 'd', 'e'];
  tell(worksListed(hashes.map((hash) => article(hash))));
  tell(seenElsewhere({ [KEY]: hashes.map(place) }));
  expect(open()).toHaveLength(3);
  expect(screen.getByText(/and 2 more/)).toBeVisible();
  tell(removalBegan(['a', 'b', 'c', 'd']));
  expect(open().map(({ textContent }) => textContent)).toEqual(['e.pdf']);
  tell(removalBegan(['e']));
  expect(screen.queryByText(/of my articles/)).toBeNull();
});

test('a long title is shortened where it is shown, and read out in full', async () => {
  const { tell } = await show();
  const title = 'On the occurrence of '.repeat(6).trim();
  tell(worksListed([article('a', title)]));
  tell(seenElsewhere({ [KEY]: [place('a')] }));
  const button = screen.getByRole('button', { name: `Open ${title}` });
  expect(button.textContent).toMatch(/^On the occurrence .*…$/);
});
