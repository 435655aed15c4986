import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Judgement } from '@/domain/judgement';
import type { StructureVersion } from '@/domain/structure';
import {
  articleWordsSet,
  compoundFieldsSet,
  readingReceived,
  segmentsJudged,
  selectAllSegments,
} from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { exportingSaga } from '../../exporting.saga';
import { exportDialogOpened } from '../../exporting.slice';
import { ExportDialog } from './ExportDialog';

beforeAll(installDialogForJsdom);

const AT = '2026-01-02T03:04:06.000Z';
const version: StructureVersion = {
  ...{ engine: 'decimer', useCoordinates: false, handDrawn: false, fromFallback: false },
  ...{ timestamp: AT, depiction: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
};

/** Fifteen read, of which the first two are checked; the last repeats the first. */
async function start({ checked = 2 } = {}) {
  const test = makeTestStore({ runSagas: false });
  test.runSaga(exportingSaga);
  await openDocument(test, { name: 'paper.pdf' });
  const segments = receiveSegments(test, 15);
  segments.forEach((segment, index) => {
    const smiles = 'C'.repeat(index === 14 ? 1 : index + 1);
    test.store.dispatch(readingReceived({ segment, version: { ...version, smiles } }));
    const fields = { name: `alkane ${index + 1}` };
    test.store.dispatch(compoundFieldsSet({ ids: [segment.id], fields }));
  });
  const judgement: Judgement = {
    verdict: 'correct',
    at: AT,
    version: { timestamp: AT, engine: 'decimer' },
  };
  const judgements = Object.fromEntries(
    segments.slice(0, checked).map(({ id }) => [id, judgement]),
  );
  if (checked > 0) test.store.dispatch(segmentsJudged({ judgements }));
  test.store.dispatch(exportDialogOpened());
  renderWithStore(<ExportDialog />, test);
  return { test, user: userEvent.setup() };
}

const choice = (name: RegExp) => screen.getByRole('radio', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const line = (text: RegExp) =>
  within(screen.getByRole('list', { name: 'Before you export' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => text.test(textContent ?? ''))!;

test('the button says how many compounds it writes, and as what', async () => {
  const { user } = await start();
  expect(button('Export 2 as CSV')).toBeEnabled();
  await user.click(choice(/^All with a structure/));
  expect(button('Export 15 as CSV')).toBeEnabled();
  expect(screen.getByText('paper_15-compounds.csv')).toBeVisible();
});

test('a scope without compounds cannot be chosen, and says why', async () => {
  await start({ checked: 0 });
  expect(choice(/^Checked as correct nothing is checked yet/)).toBeDisabled();
  expect(choice(/^All with a structure/)).toBeChecked();
});

test('shows the first twelve rows with the chosen columns', async () => {
  const { user } = await start();
  await user.click(choice(/^All with a structure/));
  expect(screen.getAllByRole('row')).toHaveLength(13);
  expect(headers()).toContain('doi');
  await user.click(screen.getByRole('checkbox', { name: /^DOI, title/ }));
  expect(headers()).not.toContain('doi');
  await user.click(choice(/^SMILES SMILES, tab, name/));
  expect(headers()).toEqual(['Structure', 'smiles', 'name']);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('what is not checked can be left out, and put back', async () => {
  const { user } = await start();
  await user.click(choice(/^All with a structure/));
  expect(line(/^13 are not checked/)).toBeVisible();
  await user.click(within(line(/not checked/)).getByRole('button', { name: 'Leave out' }));
  expect(button('Export 2 as CSV')).toBeEnabled();
  await user.click(within(line(/not checked, left out/)).getByRole('button', { name: 'Put back' }));
  expect(button('Export 15 as CSV')).toBeEnabled();
});

test('a structure that another compound has is named, and can be left out', async () => {
  const { user } = await start();
  await user.click(choice(/^All with a structure/));
  const duplicate = line(/^1 repeats a structure that another compound has: alkane 15/);
  await user.click(within(duplicate).getByRole('button', { name: 'Leave out' }));
  expect(button('Export 14 as CSV')).toBeEnabled();
});

test('says what a format cannot take, and writes another one instead', async () => {
  const { user } = await start();
  await user.click(choice(/^SDF mol/));
  expect(button('Export 0 as SDF')).toHaveAccessibleDescription('There is no compound to export');
  const unwritable = line(/^2 have no molfile, left out: alkane 1, alkane 2/);
  await user.click(within(unwritable).getByRole('button', { name: 'Write as CSV' }));
  expect(button('Export 2 as CSV')).toBeEnabled();
});

test('a column without a value says so; without compounds, nothing is said of columns and names', async () => {
  const { user } = await start();
  expect(screen.getByRole('checkbox', { name: 'Number (none)' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Name, synonyms' })).toBeChecked();
  await user.click(choice(/^SDF mol/));
  expect(screen.getByRole('checkbox', { name: 'Number' })).toBeChecked();
  expect(screen.queryByText(/^Every compound has a name/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
});

test('whether a file names who checked is asked, once somebody is named, for formats with a place for it', async () => {
  const { test: page, user } = await start();
  expect(screen.queryByRole('checkbox', { name: /^Say who checked/ })).toBeNull();
  const [first] = selectAllSegments(page.store.getState());
  const version = { timestamp: AT, engine: 'decimer' };
  const judgement = { verdict: 'correct', at: AT, by: 'Ada', version } as const;
  act(() => void page.store.dispatch(segmentsJudged({ judgements: { [first!.id]: judgement } })));
  expect(headers()).not.toContain('checked_by');
  await user.click(screen.getByRole('checkbox', { name: 'Say who checked: Ada' }));
  expect(headers()).toContain('checked_by');
  await user.click(choice(/^SDF mol/));
  expect(screen.getByRole('checkbox', { name: 'Say who checked: Ada' })).not.toBeChecked();
  await user.click(choice(/^For COCONUT/));
  expect(screen.queryByRole('checkbox', { name: /^Say who checked/ })).toBeNull();
});

test.each([
  ['COCONUT', /that of the collection, chosen in COCONUT’s dashboard/],
  ['LOTUS', /under CC0/],
  ['Wikidata', /under CC0/],
  ['NPAtlas', /the terms of NPAtlas apply/],
  ['PubChem', /PubChem’s own form asks for it/],
])('says in one line under which licence %s gets it', async (to, words) => {
  const { user } = await start();
  await user.click(choice(new RegExp(`^For ${to}`)));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Licence' })).toBeNull();
});

test('saves the file and closes', async () => {
  const { test, user } = await start();
  await user.click(choice(/^SMILES/));
  await user.click(button('Export 2 as SMILES'));
  await act(async () => {});
  expect(test.platform.saved.map(({ name }) => name)).toEqual(['paper_2-compounds.smi']);
  expect(test.store.getState().runs.exporting.dialog).toBeNull();
});

test('of two structures with one number it is not said that there are no duplicates, and both rows are listed', async () => {
  const { test: page } = await start();
  const [first, second] = selectAllSegments(page.store.getState());
  expect(screen.getByText(/No duplicates\./)).toBeVisible();
  const identified = (text: string, inchiKey: string) => ({
    text,
    result: {
      identifiers: {
        ...{ smiles: text, inchiKey, formula: 'CH4', rings: 0, heavyAtoms: text.length },
        ...{ stereoCentres: 0, definedStereoCentres: 0, remarks: [] },
      },
    },
  });
  act(() => {
    const ids = [first!.id, second!.id];
    page.store.dispatch(compoundFieldsSet({ ids, fields: { number: '1' } }));
    page.store.dispatch(
      structuresIdentified([
        identified('C', 'VNWKTOKETHGBQD-UHFFFAOYSA-N'),
        identified('CC', 'OTMSDBZUPAUEDD-UHFFFAOYSA-N'),
      ]),
    );
  });
  expect(screen.queryByText(/No duplicates\./)).toBeNull();
  expect(line(/^2 have the number or name of another structure/)).toHaveTextContent(
    'alkane 1, p. 1: Number 1 is also that of alkane 2, p. 1, which is another structure.',
  );
});

test('before anything goes to Wikidata, it says under which licence, what is asked and what cannot go', async () => {
  const { test: page, user } = await start();
  expect(screen.queryByText(/CC0/)).toBeNull();
  await user.click(choice(/^For Wikidata QuickStatements in two passes, for LOTUS/));
  expect(screen.getByText('Goes out under CC0, as Wikidata asks.')).toBeVisible();
  expect(screen.getByText(/^‘Export’ first asks a stand-in for Wikidata for the/)).toBeVisible();
  expect(headers()).toEqual(['Structure', 'inchikey', 'taxon', 'doi']);
  expect(line(/^2 are not fit for Wikidata, left out: 2 without InChIKey/)).toBeVisible();
  expect(button('Export 0 for Wikidata')).toHaveAccessibleDescription(
    'There is no compound to export',
  );
  expect(page.platform.server.requestsTo('/sparql')).toEqual([]);
});

test('the reference shows the article’s file, which no choice of compounds changes', async () => {
  const { test: page, user } = await start();
  act(() => {
    page.store.dispatch(articleWordsSet({ words: { title: 'Alkanes', year: '2012' } }));
  });
  await user.click(choice(/^Reference the article/));
  expect(screen.queryByRole('group', { name: 'What' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Before you export' })).toBeNull();
  expect(screen.getByRole('group', { name: 'The file' })).toHaveTextContent('title = {{Alkanes}}');
  await user.click(choice(/^RIS/));
  expect(screen.getByRole('group', { name: 'The file' })).toHaveTextContent('TI - Alkanes');
  expect(choice(/^Reference the article/)).toBeChecked();
  await user.click(button('Export reference as RIS'));
  await act(async () => {});
  expect(page.platform.saved.map(({ name }) => name)).toEqual(['paper.ris']);
});

test('an article without title and DOI has no reference, and the button says why', async () => {
  const { user } = await start();
  await user.click(choice(/^Reference the article/));
  expect(button('Export reference as BibTeX')).toHaveAccessibleDescription(
    'Neither title nor DOI of the article is known',
  );
});
