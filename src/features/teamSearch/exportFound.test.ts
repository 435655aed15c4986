import { strFromU8, unzipSync } from 'fflate';
import type { ExportFile } from '@/domain/exportFile';
import type { FoundArticle } from '@/domain/team/foundArticles';
import { selectLibraryTask, taskCancelRequested, type CombinedFormat } from '@/features/library';
import { namesToggled } from '@/features/exporting';
import { selectNotices } from '@/features/notices';
import { selectSavedWorks } from '@/features/savedWork';
import { hang, jsonResponse, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { FakeTeamLibrary, openTeamPage, settle, type TeamPage } from '@/testing/teamPages';
import { foundExportRequested } from './index';

const [TEA, RUE] = ['1'.repeat(64), '2'.repeat(64)];

/** A methane molecule, whose title is its first line. */
const MOLFILE = `
  made

  1  0  0     0  0            999 V2000
    0.0000    0.0000    0.0000 C   0  0
M  END
`;

let library: FakeTeamLibrary;
let page: TeamPage;

/** A drawing of an article with a printed name, and what is read from it. */
function sayDrawing(article: string, id: string, smiles: string | null): void {
  const index = Number(id.slice(-1));
  const box = { page: 0, x: 10, y: 10 + 90 * index, width: 80, height: 80 };
  const text = `printed ${id}`;
  const label = { text, name: text, box: [0, 0, 9, 9], confidence: 1 };
  const segment = { ...{ pageIndex: 0, segmentIndex: index }, origin: 'found', box, label };
  library.say(`segments/${id}`, segment as never, 'ben', article);
  if (smiles === null) return;
  const version = {
    ...{ smiles, molfile: MOLFILE, engine: 'osra', timestamp: '2026-11-30T09:00:00.000Z' },
    ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  };
  library.say(`structures/${id}`, version, 'ben', article);
}

function judge(article: string, id: string, verdict: object, of: string | null): void {
  const judgement = { ...verdict, at: '2026-11-30T09:00:00.000Z', by: 'ben', of };
  library.say(`judgements/${id}`, judgement as never, 'ben', article);
}

/** Of two articles; `tea-1` is checked with its words, and `rue-1` has the same structure. */
beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
  library = new FakeTeamLibrary();
  sayDrawing(TEA, 'tea-1', 'CCO');
  library.say('drafts/tea-1/name', 'ethanol', 'ben', TEA);
  library.say('drafts/tea-1/organism', 'Camellia sinensis', 'ben', TEA);
  judge(TEA, 'tea-1', { verdict: 'correct' }, 'CCO');
  sayDrawing(TEA, 'tea-2', 'CCCCN');
  sayDrawing(TEA, 'tea-3', 'CCCO');
  judge(TEA, 'tea-3', { verdict: 'rejected', reason: 'wrongReading' }, 'CCCO');
  library.say('article/title', 'On tea', 'ben', TEA);
  sayDrawing(RUE, 'rue-1', 'CCO');
  sayDrawing(RUE, 'rue-2', 'CCS');
  sayDrawing(RUE, 'rue-3', null);
  page = await openTeamPage(library, { name: 'anna', role: 'reader' }, { drawings: 0 });
});
afterEach(async () => {
  await page.stop();
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
});

const found = (id: string, fileName: string, ...segments: string[]): FoundArticle => ({
  ...{ id, fileName, title: 'As listed', doi: `10.5555/${fileName}`, segments },
});

const BOTH = [found(TEA, 'tea.pdf', 'tea-1'), found(RUE, 'rue.pdf', 'rue-1', 'rue-2')];

function request(format: CombinedFormat, articles: readonly FoundArticle[] = BOTH) {
  page.store.dispatch(foundExportRequested({ articles, format }));
}

async function exported(format: CombinedFormat, articles = BOTH) {
  request(format, articles);
  await settle();
  return page.platform.saved.at(-1);
}

const notices = () => selectNotices(page.store.getState());

test('what was found is in the file, and nothing else of its articles', async () => {
  const file = await exported('csv');
  expect(file?.name).toBe('marcus-team_3-compounds_2026-11-30.csv');
  const text = (await file?.content.text()) ?? '';
  const [head = '', ...rows] = text.trim().split('\r\n');
  expect(head.split(',')).toEqual(expect.arrayContaining(['article', 'also_in']));
  expect(rows.map((row) => row.split(',')[0])).toEqual(['tea.pdf', 'rue.pdf', 'rue.pdf']);
  expect(text).toContain('CCS');
  for (const other of ['CCCCN', 'CCCO', 'tea-2']) expect(text).not.toContain(other);
});

test('words that nobody confirmed stand apart, and nobody is named unless the user says so', async () => {
  const text = (await (await exported('csv'))?.content.text()) ?? '';
  const [head = [], tea = [], rue = []] = text.split('\r\n').map((line) => line.split(','));
  const cell = (row: readonly string[], column: string) => row[head.indexOf(column)];
  expect([cell(tea, 'name'), cell(tea, 'status')]).toEqual(['ethanol', 'Verified']);
  expect([cell(rue, 'name'), cell(rue, 'name_found')]).toEqual(['', 'printed rue-1']);
  expect(text).not.toContain('ben');
  page.store.dispatch(namesToggled());
  expect(await (await exported('csv'))?.content.text()).toContain('ben');
});

test('an article is cited by what people said of it, else as the library lists it', async () => {
  const text = await (await exported('bibtex'))?.content.text();
  expect(text).toContain('title = {{On tea}}');
  expect(text).toContain('title = {{As listed}}');
});

test('SDF has each molfile with its data, in both versions', async () => {
  const text = (await (await exported('sdf'))?.content.text()) ?? '';
  expect(text.match(/\$\$\$\$/g)).toHaveLength(3);
  page.platform.server.on('GET', /chem\/limits/, () => jsonResponse({ max_structures: 50 }));
  page.platform.server.on('POST', /chem\/molfiles/, ({ body }) => {
    const asked = JSON.parse(String(body)) as unknown[];
    const v3000 = MOLFILE.replace('V2000', 'V3000');
    return jsonResponse({ results: asked.map(() => ({ v3000, laid_out: true })) });
  });
  const later = await exported('sdfV3000');
  expect(later?.name).toBe('marcus-team_3-compounds_2026-11-30_v3000.sdf');
  expect((await later?.content.text())?.match(/V3000/g)).toHaveLength(3);
});

test('CDXML has the drawings, and what a format has no place for is told by its name', async () => {
  expect((await exported('cdxml'))?.name).toBe('marcus-team_3-compounds_2026-11-30.cdxml');
  const version = { smiles: 'CCO', engine: 'osra', timestamp: '2026-11-30T09:00:00.000Z' };
  const flags = { useCoordinates: false, handDrawn: false, fromFallback: false };
  library.say('structures/tea-1', { ...version, ...flags }, 'ben', TEA);
  expect((await exported('sdf'))?.name).toBe('marcus-team_2-compounds_2026-11-30.sdf');
  expect(notices()).toContainEqual(
    expect.objectContaining({ type: 'warning', message: '1 has no molfile, left out: ethanol.' }),
  );
});

test('a database gets what is checked, and a list says why the others are not there', async () => {
  const file = await exported('coconut');
  const files = unzipSync(new Uint8Array((await file?.content.arrayBuffer()) ?? []));
  const [[, rows] = [], [, left] = []] = Object.entries(files);
  expect(strFromU8(rows!)).toContain('ethanol');
  expect(strFromU8(left!).match(/not checked/g)).toHaveLength(2);
});

test('JSON names what was found and rejected, without a structure', async () => {
  const file = await exported('json', [found(TEA, 'tea.pdf', 'tea-1', 'tea-3')]);
  const { articles } = JSON.parse((await file?.content.text()) ?? '') as {
    articles: ExportFile[];
  };
  expect(articles[0]?.structures).toMatchObject([
    { smiles: 'CCO' },
    { smiles: null, review: { verdict: 'rejected', reason: 'wrongReading' } },
  ]);
  expect(notices()).toContainEqual(
    expect.objectContaining({
      message: '1 of 2 drawings that were found have no structure in the file',
    }),
  );
});

test('what was found and cannot be exported is told with its number', async () => {
  await exported('csv', [found(TEA, 'tea.pdf', 'tea-1', 'tea-3'), found(RUE, 'rue.pdf', 'rue-3')]);
  expect(notices()).toContainEqual(
    expect.objectContaining({ message: '2 of 3 drawings that were found are not exported' }),
  );
});

test('no article is opened or kept for it', async () => {
  const before = page.store.getState().article;
  await exported('csv');
  expect(page.store.getState().article).toBe(before);
  expect(selectSavedWorks(page.store.getState())).toEqual([]);
});

test('an article that the library does not tell ends the export, and nothing is saved', async () => {
  page.platform.server.on('GET', `${RUE}/parts`, () =>
    jsonResponse({ detail: 'Nobody is signed in' }, { status: 401 }),
  );
  await exported('csv');
  expect(page.platform.saved).toEqual([]);
  expect(notices()).toMatchObject([
    { message: 'What was found could not be exported', cause: 'Nobody is signed in' },
  ]);
  expect(selectLibraryTask(page.store.getState())).toBeNull();
});

test('calls that are refused for a moment, as beyond the limit of a minute, are made again', async () => {
  let refusals = 2;
  const answer = (request: FakeRequest) => {
    refusals -= 1;
    return refusals >= 0
      ? jsonResponse({ detail: 'Too many' }, { status: 429 })
      : library.partsOf(request);
  };
  page.platform.server.on('GET', `${RUE}/parts`, answer);
  request('csv');
  await settle(5_000);
  expect(page.platform.saved).toHaveLength(1);
  expect(notices().map(({ type }) => type)).not.toContain('error');
});

test('an export tells how far it is, and leaves nothing when it is cancelled', async () => {
  page.platform.server.on('GET', `${RUE}/parts`, hang);
  request('csv');
  await settle();
  expect(selectLibraryTask(page.store.getState())).toEqual({
    ...{ kind: 'exporting', done: 1, total: 2 },
  });
  page.store.dispatch(taskCancelRequested());
  await settle();
  expect(selectLibraryTask(page.store.getState())).toBeNull();
  expect([page.platform.saved, notices()]).toEqual([[], []]);
});
