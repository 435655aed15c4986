import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import { EMPTY_QUERY, type FoundCompound } from '@/domain/team/foundCompound';
import { foundExportRequested } from '@/features/teamSearch';
import { take } from '@/lib/saga/effects';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { ExportFound } from './ExportFound';
import type { CompoundSearchState } from './fillPage';

beforeAll(installDialogForJsdom);

const compound = (segment: string, more: Partial<FoundCompound> = {}): FoundCompound => ({
  ...{ article: 'tea', fileName: 'tea.pdf', title: 'On tea', doi: null, segment, number: null },
  ...{ name: segment, organism: null, smiles: 'C', engine: 'osra', doubts: 0, verdict: null },
  ...{ reason: null, judgedBy: null, inchiKey: null, ...more },
});

const wire = (segment: string) => ({
  ...{ article: 'rue', file_name: 'rue.pdf', title: null, doi: null, segment, number: null },
  ...{ name: segment, organism: null, smiles: 'C', engine: 'osra', doubts: 0, verdict: null },
  ...{ reason: null, judged_by: null, inchi_key: null },
});

const more = (count: number, cursor: string | null): FakeHandler => {
  const compounds = Array.from({ length: count }, (_, at) => wire(`more-${at}`));
  return () => jsonResponse({ compounds, cursor });
};

/** @param answer of the search that goes on */
function show(found: Partial<CompoundSearchState> = {}, answer: FakeHandler = more(1, null)) {
  const test = makeTestStore({ runSagas: false });
  test.platform.server.on('GET', '/library/search', answer);
  const actions: Action[] = [];
  test.runSaga(function* record() {
    for (;;) actions.push(yield* take('*'));
  });
  const compounds = [compound('a', { judgedBy: 'ben', verdict: 'correct' }), compound('b')];
  const state = { query: EMPTY_QUERY, compounds, cursor: null, isBusy: false, failure: undefined };
  renderWithStore(<ExportFound found={{ ...state, ...found }} />, test);
  return { ...test, requested: () => actions.filter(foundExportRequested.match) };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const open = async () => {
  await userEvent.click(button(/^Export…/));
  await screen.findByRole('radio', { name: /^CSV/ });
};
const format = (name: RegExp) => screen.getByRole('radio', { name });
const status = () => screen.getByRole('status');

test('what is shown of a search is exported with all the rest of it', async () => {
  const { requested } = show({ cursor: '7' });
  await open();
  expect(await screen.findByText('3 compounds of 2 articles.')).toBeVisible();
  await userEvent.click(format(/^SDF molfiles/));
  await userEvent.click(button('Export as SDF'));
  const articles = [
    { id: 'tea', segments: ['a', 'b'] },
    { id: 'rue', segments: ['more-0'] },
  ];
  expect(requested()).toMatchObject([{ payload: { format: 'sdf', articles } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while the rest is being found, it says how much there is so far, and exports nothing', async () => {
  const { requested } = show({ cursor: '7' }, hang);
  await open();
  expect(status()).toHaveTextContent('Finding all: 2 compounds so far …');
  await userEvent.click(button('Finding all …'));
  expect(requested()).toEqual([]);
  await userEvent.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('more than one file takes is said before', async () => {
  show(
    { compounds: Array.from({ length: 4_999 }, (_, at) => compound(`c${at}`)), cursor: '7' },
    more(1, '9'),
  );
  await open();
  const words = 'The first 5000 compounds of 2 articles. One file takes no more';
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
});

test('a search that fails on the way exports nothing, and is tried again', async () => {
  let isAway = true;
  const { requested } = show({ cursor: '7' }, (request) =>
    isAway ? jsonResponse({ detail: 'Away' }, { status: 503 }) : more(1, null)(request),
  );
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Away');
  await userEvent.click(button(/^Export as/));
  expect(requested()).toEqual([]);
  isAway = false;
  await userEvent.click(button('Try again'));
  expect(await screen.findByText('3 compounds of 2 articles.')).toBeVisible();
});

test('what needs a PDF cannot be chosen, and says why', async () => {
  show();
  await open();
  expect(format(/^ZIP not of a search: its drawings are cut out of the PDF/)).toBeDisabled();
  expect(format(/^Annotated PDF not of a search/)).toBeDisabled();
  expect(
    format(/^JSON .* without the articles’ texts, annotations and past changes/),
  ).toBeEnabled();
});

test('people are named only if the user says so, who reads which', async () => {
  show();
  await open();
  expect(screen.getByRole('checkbox', { name: 'Say who checked: ben' })).not.toBeChecked();
});

test('under which terms a database gets the compounds is said before', async () => {
  show();
  await open();
  await userEvent.click(format(/^For COCONUT/));
  expect(screen.getByText(/Only what is checked goes out/)).toBeVisible();
  expect(button('Export for COCONUT')).toBeEnabled();
});

test('there is nothing to export before something was found', async () => {
  show({ compounds: [] });
  expect(button(/^Export/)).toHaveAccessibleDescription('Nothing was found');
  await userEvent.click(button(/^Export/));
  expect(screen.queryByRole('dialog')).toBeNull();
});
