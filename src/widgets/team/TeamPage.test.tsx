import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import { EditorPart, StructureEditor } from '@/features/editor';
import { overlayShown } from '@/features/overlays';
import { teamArticleOpenRequested } from '@/features/team';
import { teamSearchSaga } from '@/features/teamSearch';
import { take } from '@/lib/saga/effects';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { hang, jsonResponse, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { renderWithStore } from '@/testing/renderWithStore';
import { makeTeamStore } from '@/testing/teamPages';
import { TeamPage } from './TeamPage';

installDialogForJsdom();

/** It loads when it is first opened, which is not what is tested here. */
beforeAll(EditorPart.preload);

const wire = (segment: string, more: object = {}) => ({
  ...{ article: 'a'.repeat(64), file_name: 'tea.pdf', title: 'On tea', doi: '10.1/x', segment },
  ...{ number: null, name: segment, organism: 'Thea', smiles: null, engine: 'decimer', doubts: 0 },
  ...{ verdict: null, reason: null, judged_by: null, inchi_key: 'AAAAAAAAAAAAAA-X-N' },
  ...more,
});

interface Alike {
  readonly fields: readonly object[];
  readonly people: readonly object[];
}

const AGREEMENT: Alike = {
  fields: [
    { field: 'verdict', pairs: 10, same: 7, expected: 5 },
    { field: 'name', pairs: 4, same: 4, expected: 1 },
  ],
  people: [{ first: 'anna', second: 'ben', pairs: 14, same: 11, expected: 6 }],
};

interface Found {
  readonly compounds: readonly object[];
  readonly cursor: string | null;
}

/** @param answers of searches, in their order */
function show(
  answers: Found[] = [],
  { sharesLibrary = true, agreement = { fields: [], people: [] } as Alike } = {},
) {
  const platform = createFakePlatform({ config: { ...TEST_CONFIG, sharesLibrary } });
  const asked: FakeRequest[] = [];
  const answer = (request: FakeRequest) => {
    asked.push(request);
    const found = answers.shift();
    return found
      ? jsonResponse(found)
      : jsonResponse({ detail: 'it is neither SMILES nor SMARTS' }, { status: 400 });
  };
  platform.server.on('GET', '/library/search', answer);
  platform.server.on('POST', '/library/structures', answer);
  platform.server.on('POST', '/library/sought', ({ body }) => {
    const { structure } = JSON.parse(String(body)) as { structure: string };
    return structure.endsWith('?')
      ? jsonResponse({ detail: 'it is neither SMILES nor SMARTS' }, { status: 400 })
      : jsonResponse({ written: 'c1ccccc1', svg: `<svg id="${structure}"/>` });
  });
  platform.server.on('GET', '/twins', () =>
    jsonResponse({
      compounds: [
        wire('the same', { article: 'b', title: 'On rue' }),
        wire('the other', { article: 'b', inchi_key: 'AAAAAAAAAAAAAA-Y-N' }),
      ],
    }),
  );
  platform.server.on('GET', '/library/statistics', () =>
    jsonResponse({
      ...{ articles: 2, compounds: 20, agreement },
      curators: [
        { curator: 'anna', verdict: 'correct', count: 6 },
        { curator: 'anna', verdict: 'rejected', count: 1 },
        { curator: 'ben', verdict: 'correct', count: 2 },
      ],
      days: [
        { day: '2026-11-29', verdict: 'correct', count: 1 },
        { day: '2026-11-30', verdict: 'correct', count: 7 },
      ],
      reasons: [{ reason: 'wrongReading', count: 1 }],
      engines: [
        { engine: 'lines', verdict: 'correct', count: 6 },
        { engine: 'lines', verdict: 'rejected', count: 2 },
        { engine: 'lines', verdict: null, count: 3 },
        { engine: 'decimer', verdict: 'correct', count: 2 },
      ],
    }),
  );
  const test = makeTeamStore({ platform });
  const actions: Action[] = [];
  test.runSaga(function* record() {
    for (;;) actions.push(yield* take('*'));
  });
  test.runSaga(teamSearchSaga);
  test.store.dispatch(overlayShown('team'));
  renderWithStore(
    <>
      <TeamPage />
      <StructureEditor />
    </>,
    test,
  );
  return { ...test, asked, actions };
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status');
const rows = () =>
  within(screen.getByRole('list', { name: 'Found compounds' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('who comes back to a search finds what it finds now', async () => {
  const compounds = [wire('lupeol')];
  const { asked } = show([
    { compounds, cursor: null },
    { compounds: [...compounds, wire('emodin')], cursor: null },
  ]);
  await userEvent.type(field('Organism'), 'Thea');
  await press('Search');
  expect(await screen.findByText('1 compound')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Statistics' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Search' }));
  expect(await screen.findByText('2 compounds')).toBeVisible();
  expect(asked.map(({ url }) => url.searchParams.get('organism'))).toEqual(['Thea', 'Thea']);
});

test('what is asked for is sent, and each compound tells what is said of it and its article', async () => {
  const judged = wire('lupeol', {
    ...{ number: '7', verdict: 'rejected', reason: 'wrongReading', judged_by: 'anna', doubts: 2 },
  });
  const { asked } = show([{ compounds: [judged], cursor: null }]);
  await userEvent.type(field('Organism'), 'Thea');
  await userEvent.selectOptions(field('Judged'), 'Rejected');
  await press('Search');
  expect(await screen.findByText('1 compound')).toBeVisible();
  const query = Object.fromEntries(asked[0]?.url.searchParams ?? []);
  expect(query).toMatchObject({ organism: 'Thea', verdict: 'rejected', text: '', limit: '25' });
  expect(rows()[0]).toContain('7 · lupeol');
  expect(rows()[0]).toContain('Rejected: Wrong reading, anna · 2 doubts · read by DECIMER');
  expect(rows()[0]).toContain('On tea · 10.1/x');
});

test('a search by structure goes on until a page is full, and shows what it has meanwhile', async () => {
  const { asked } = show([
    { compounds: [wire('first')], cursor: '9' },
    { compounds: [], cursor: '5' },
    { compounds: [wire('second', { similarity: 0.75 })], cursor: null },
  ]);
  await userEvent.type(field('Structure'), 'c1ccccc1');
  await press('Search');
  expect(await screen.findByText('2 compounds')).toBeVisible();
  const sent = asked.map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>);
  expect(sent).toMatchObject([
    { structure: 'c1ccccc1', kind: 'substructure' },
    { cursor: '9', limit: 24 },
    { cursor: '5' },
  ]);
  expect(sent[0]).not.toHaveProperty('cursor');
  expect(rows()[1]).toContain('Similar by 0.75');
});

test('more are found by a press, where there are more', async () => {
  const page = (name: string) => Array.from({ length: 25 }, (_, at) => wire(`${name}${at}`));
  show([
    { compounds: page('a'), cursor: '30' },
    { compounds: [wire('last')], cursor: null },
  ]);
  await press('Search');
  expect(await screen.findByText('The first 25 compounds')).toBeVisible();
  await press('Find more');
  expect(await screen.findByText('26 compounds')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Find more' })).not.toBeInTheDocument();
});

test('a structure that cannot be read is told with its reason', async () => {
  show();
  await userEvent.type(field('Structure'), '?');
  await press('Search');
  expect(await screen.findByRole('alert')).toHaveTextContent('it is neither SMILES nor SMARTS');
  expect(screen.queryByText('No compound found')).not.toBeInTheDocument();
});

test('what is written is shown as a picture, or what is wrong with it at its field', async () => {
  show();
  await userEvent.type(field('Structure'), 'CC');
  const box = await screen.findByRole('button', { name: 'Edit the drawing' });
  expect(box.querySelector('img')?.src).toContain('CC');
  await userEvent.type(field('Structure'), '?');
  expect(await screen.findByRole('button', { name: 'Draw the structure' })).toBeVisible();
  expect(await screen.findByText('it is neither SMILES nor SMARTS')).toBeVisible();
  expect(field('Structure')).toHaveAccessibleDescription('it is neither SMILES nor SMARTS');
  await press('Clear');
  expect(screen.queryByText('it is neither SMILES nor SMARTS')).not.toBeInTheDocument();
});

test('a structure is drawn by keyboard: it comes into the field, and the focus back', async () => {
  const { platform } = show();
  const { editorFrames } = platform;
  screen.getByRole('button', { name: 'Draw the structure' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Draw Structure' });
  editorFrames.answer = ({ requestId }) => ({
    ...{ type: 'marcus-editor/structure', requestId, molfile: 'm', smiles: '' },
    ...{ atomCount: 6, isAsLoaded: false },
  });
  act(() => editorFrames.start());
  const use = screen.getByRole('button', { name: 'Use drawing' });
  await waitFor(() => expect(use).not.toHaveAttribute('aria-disabled'), { timeout: 5_000 });
  await userEvent.click(use);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field('Structure')).toHaveValue('c1ccccc1');
  expect(await screen.findByRole('button', { name: 'Edit the drawing' })).toHaveFocus();
});

test('what is looked for is still there after a way into an article and back', async () => {
  const { store } = show();
  await userEvent.type(field('Organism'), 'Thea');
  await userEvent.keyboard('{Escape}');
  expect(store.getState()).toMatchObject({ teamSearch: { query: { organism: 'Thea' } } });
});

test('a search that is asked for twice, such as by a double click, shows what it finds', async () => {
  const { platform } = show();
  let answer = () => {};
  const isFree = new Promise<void>((resolve) => (answer = resolve));
  platform.server.on('GET', '/library/search', async () => {
    await isFree;
    return jsonResponse({ compounds: [wire('tea')], cursor: null });
  });
  await userEvent.type(field('Name or number'), 'tea');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Search' }));
  answer();
  expect(await screen.findByText('1 compound')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a search that is stopped', () => {
  /** The library has not answered yet. */
  const stop = async () => {
    const { platform } = show();
    platform.server.on('POST', '/library/structures', hang);
    await userEvent.type(field('Structure'), 'C');
    await press('Search');
    await press('Stop');
    return platform.server;
  };

  test('before any answer says so, and not that there is none', async () => {
    await stop();
    expect(status()).toHaveTextContent('Stopped before any was found');
    expect(screen.queryByText('No compound found')).not.toBeInTheDocument();
  });

  test('before any answer goes on from the beginning', async () => {
    const server = await stop();
    server.on('POST', '/library/structures', () =>
      jsonResponse({ compounds: [wire('lupeol')], cursor: null }),
    );
    await press('Go on');
    expect(await screen.findByText('1 compound')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
  });

  test('is exported as a whole', async () => {
    await stop();
    const button = screen.getByRole('button', { name: /^Export…/ });
    expect(button).not.toHaveAttribute('aria-disabled');
  });
});

test('a structure that cannot be read has no count, and nothing to go on with', async () => {
  show();
  await userEvent.type(field('Structure'), '?');
  await press('Search');
  await screen.findByRole('alert');
  expect(status()).toHaveTextContent(/^$/);
  expect(screen.queryByRole('button', { name: /Go on|Find more/ })).not.toBeInTheDocument();
});

test('nothing found is said', async () => {
  show([{ compounds: [], cursor: null }]);
  await press('Search');
  expect(await screen.findByRole('heading', { name: 'No compound found' })).toBeVisible();
  expect(status()).toHaveTextContent('0 compounds');
});

describe('a search by words', () => {
  const listed = (id: string, more: object = {}) => ({
    ...{ id, file_name: `${id}.pdf`, bytes: 1, title: `On ${id}`, doi: null, seq: 1 },
    ...{ state: null, state_by: null, assigned: null, has_file: true, ...more },
  });
  const articles = () => screen.queryByRole('region', { name: 'Found articles' });

  test('finds articles, too, which may have no compounds, with how far they are', async () => {
    const { platform, actions } = show([{ compounds: [], cursor: null }]);
    const asked: FakeRequest[] = [];
    platform.server.on('GET', '/library/articles', (request) => {
      asked.push(request);
      const review = listed('review', { state: 'checked', state_by: 'ben' });
      return jsonResponse({ articles: [review], has_more: false, last: 3 });
    });
    await userEvent.type(field('Words'), 'review');
    await userEvent.selectOptions(field('Article'), 'Checked');
    await press('Search');
    expect(await screen.findByText('1 article')).toBeVisible();
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      ...{ text: 'review', doi: '', curator: '', assigned: '', state: 'checked', limit: '5' },
    });
    expect(articles()).toHaveTextContent('On reviewreview.pdfChecked by ben');
    expect(screen.getByText('0 compounds')).toBeVisible();
    await press('Open On review');
    expect(actions.filter(teamArticleOpenRequested.match)).toMatchObject([
      { payload: { id: 'review', fileName: 'review.pdf' } },
    ]);
  });

  test('shows more of them by a press', async () => {
    const { platform } = show([{ compounds: [], cursor: null }]);
    platform.server.on('GET', '/library/articles', ({ url }) => {
      const limit = Number(url.searchParams.get('limit'));
      const found = Array.from({ length: Math.min(limit, 7) }, (_, at) => listed(`a${at}`));
      return jsonResponse({ articles: found, has_more: limit < 7, last: 3 });
    });
    await userEvent.type(field('DOI'), '10.1/');
    await press('Search');
    expect(await screen.findByText('The first 5 articles')).toBeVisible();
    await press('Show more');
    expect(await screen.findByText('7 articles')).toBeVisible();
  });

  test('says why it found none, if the library does not answer', async () => {
    const { platform } = show([{ compounds: [], cursor: null }]);
    platform.server.on('GET', '/library/articles', () =>
      jsonResponse({ detail: 'Away' }, { status: 503 }),
    );
    await userEvent.type(field(/^Curator/), 'ben');
    await press('Search');
    expect(await screen.findByRole('alert')).toHaveTextContent('Away');
  });

  test.each<[string, () => Promise<void>]>([
    ['a structure', () => userEvent.type(field('Structure'), 'C')],
    ['a name', () => userEvent.type(field('Name or number'), 'x')],
    ['an organism', () => userEvent.type(field('Organism'), 'x')],
    ['a judgement', () => userEvent.selectOptions(field('Judged'), 'Correct')],
    ['a doubt', () => userEvent.selectOptions(field('Doubts'), 'Without')],
    ['nothing', () => userEvent.clear(field('Words'))],
  ])('looks for no article by %s', async (_what, fill) => {
    const { platform } = show([{ compounds: [wire('a')], cursor: null }]);
    if (_what !== 'nothing') await userEvent.type(field('Words'), 'tea');
    await fill();
    await press('Search');
    expect(await screen.findByText('1 compound')).toBeVisible();
    expect(articles()).toBeNull();
    expect(platform.server.requestsTo('/library/articles')).toEqual([]);
  });
});

test('duplicates and other stereo of a skeleton are told apart', async () => {
  show([{ compounds: [wire('alanine')], cursor: null }]);
  await press('Search');
  await userEvent.click(await screen.findByRole('button', { name: 'Same skeleton' }));
  const twins = await screen.findByRole('list', { name: 'Same skeleton as alanine' });
  const said = within(twins).getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Same structurethe same'),
    expect.stringContaining('Same skeleton, other stereothe other'),
  ]);
});

test('an article is opened from a compound', async () => {
  const { actions } = show([{ compounds: [wire('lupeol')], cursor: null }]);
  await press('Search');
  await userEvent.click(await screen.findByRole('button', { name: 'Open article' }));
  expect(actions.filter(teamArticleOpenRequested.match)).toMatchObject([
    { payload: { id: 'a'.repeat(64), fileName: 'tea.pdf', segment: 'lupeol' } },
  ]);
});

test('where no library is shared, it says so, and asks for nothing', () => {
  show([], { sharesLibrary: false });
  expect(screen.getByRole('heading', { name: 'No library is shared here' })).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('Escape leads back', async () => {
  const { store } = show();
  await userEvent.keyboard('{Escape}');
  expect(store.getState().screen.overlays.shown).toBeNull();
});

describe('statistics', () => {
  const tables = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        [...row.children]
          .map(({ textContent }) => textContent)
          .join(' ')
          .trim(),
      );

  test('tell by whom and when what was judged, and how right engines were', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'Statistics' }));
    expect(await screen.findByText('9 of 20 compounds judged, in 2 articles')).toBeVisible();
    expect(tables('By curator')).toEqual(['anna 6 1', 'ben 2 0']);
    expect(tables('By day')).toEqual(['2026-11-30 7 0', '2026-11-29 1 0']);
    expect(tables('Readings that stand, by engine')).toEqual([
      'lines 6 2 3 75 %',
      'DECIMER 2 0 0 –',
    ]);
    expect(tables('Rejected')).toEqual(['Wrong reading 1']);
    expect(screen.getByText(/None has ended yet that can be compared/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Alike, by field' })).not.toBeInTheDocument();
  });

  test('tell how far second opinions agree, by field and by who with whom, but little of few', async () => {
    show([], { agreement: AGREEMENT });
    await userEvent.click(screen.getByRole('radio', { name: 'Statistics' }));
    await screen.findByRole('heading', { name: 'Second opinions' });
    expect(tables('Alike, by field')).toEqual(['Judgement 7 3 70 % 0.40', 'Name 4 0 – –']);
    expect(tables('Alike, by pair of curators')).toEqual(['anna · ben 11 3 79 % 0.63']);
  });
});
