/** @jest-environment node */
import { articleWordsSet, selectArticle } from '@/article';
import type { ArticleRecord } from '@/domain/articleRecord';
import { selectNotices } from '@/features/notices';
import { selectSavedWorks } from '@/features/savedWork';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { createFakeLocks } from '@/testing/fakes/fakeLocks';
import { hang, jsonResponse } from '@/testing/fakes/fakeFetch';
import {
  articleOpenRequested,
  doisPasted,
  recordPdfChosen,
  recordsLookUpRequested,
  recordRemovalRequested,
  recordRemovalUndone,
  selectLibraryTask,
  selectRemovedRecords,
  selectSameDoi,
  selectWaiting,
} from '..';
import { intakeFile } from '@/features/document';
import { pdfFile } from '@/testing/builders';
import { taskCancelRequested } from '../library.actions';
import { takeFiles } from '../takeFiles';
import {
  drop,
  libraryPage,
  messages,
  readingPage,
  reload,
  settle,
  type LibraryTestPage,
} from '../testing/libraryPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const RIS = (fields: Readonly<Record<string, string>>) =>
  [
    'TY  - JOUR',
    ...Object.entries(fields).map(([tag, text]) => `${tag}  - ${text}`),
    'ER  - ',
  ].join('\n');

async function take(page: LibraryTestPage, name: string, content: BlobPart) {
  await takeFiles([new File([content], name)], page.platform, page.store.dispatch);
  await settle();
}

/** For the first record that waits. */
async function choosePdf(page: LibraryTestPage, name: string) {
  const intake = await intakeFile(pdfFile(name), page.platform);
  if (intake.kind === 'refused') throw new Error(intake.message);
  const [{ id } = { id: '' }] = selectWaiting(state(page));
  page.store.dispatch(recordPdfChosen({ id, file: intake.file }));
  await settle();
}

const state = ({ store }: LibraryTestPage) => store.getState();
const titles = (page: LibraryTestPage) =>
  selectWaiting(state(page)).map(({ record }) => record.title ?? record.doi);
const facts = (page: LibraryTestPage) => selectSavedWorks(state(page)).map((work) => work.facts);
const causes = (page: LibraryTestPage) => selectNotices(state(page)).map(({ cause }) => cause);
const recordOf = (page: LibraryTestPage): ArticleRecord | undefined => {
  const [saved] = page.platform.workStore.works.values();
  return (saved!.snapshot as { work: { document: { record?: ArticleRecord } } }).work.document
    .record;
};

describe('a file of records', () => {
  test('waits for its PDFs, also after a reload and in other tabs', async () => {
    const page = await libraryPage();
    await take(
      page,
      'refs.ris',
      [RIS({ TI: 'One title', PY: '2012' }), RIS({ TI: 'Two' })].join('\n'),
    );
    expect(titles(page)).toEqual(['One title', 'Two']);
    expect(messages(page)).toContain('2 records taken from "refs.ris"');
    expect(selectLibraryTask(state(page))).toBeNull();
    const again = await reload(page);
    expect(titles(again)).toEqual(['One title', 'Two']);
  });

  test('is not taken twice, and says more of a DOI that waits', async () => {
    const page = await libraryPage();
    page.store.dispatch(doisPasted('10.1021/np100001a\nnothing'));
    await settle();
    expect(titles(page)).toEqual(['10.1021/np100001a']);
    expect(causes(page)).toContain('line 2: no DOI');
    const text = RIS({ TI: 'One title', DO: '10.1021/NP100001A' });
    await take(page, 'a.ris', text);
    await take(page, 'a.ris', text);
    expect(titles(page)).toEqual(['One title']);
    expect(messages(page)).toContain('0 records taken from "a.ris", 1 there already');
  });

  test.each([
    ['refs.bib', new Uint8Array([0, 1, 2, 255]), 'It is not text.'],
    ['refs.json', '[', 'It is no JSON.'],
    ['huge.txt', new Uint8Array(21 * 1024 ** 2), 'It is larger than 20 MB.'],
  ])('%s that is none is refused with the reason', async (name, content, cause) => {
    const page = await libraryPage();
    await take(page, name, content);
    expect(messages(page)).toContain(`No records could be taken from "${name}"`);
    expect(causes(page)).toContain(cause);
    expect(titles(page)).toEqual([]);
  });

  test('in an older encoding keeps its letters', async () => {
    const page = await libraryPage();
    const bytes = Uint8Array.from(RIS({ TI: 'Müller' }), (letter) => letter.charCodeAt(0));
    await take(page, 'old.ris', bytes);
    expect(titles(page)).toEqual(['Müller']);
  });

  test('is read no further when that is cancelled; what was read stays', async () => {
    const page = await libraryPage();
    const entries = Array.from({ length: 500 }, (_, at) => RIS({ TI: `Title ${at}` }));
    const file = new File([entries.join('\n')], 'long.ris');
    await takeFiles([file], page.platform, page.store.dispatch);
    const stop = page.store.subscribe(() => {
      if (titles(page).length < 100) return;
      stop();
      page.store.dispatch(taskCancelRequested());
    });
    await settle();
    expect(titles(page)).toHaveLength(100);
    expect(selectLibraryTask(state(page))).toBeNull();
  });
});

describe('an article and its record', () => {
  const RECORD = { TI: 'A better title', AU: 'Roe, Jane', JO: 'JNP', PY: '2012' };
  const NAMED = 'A paper which the record names';

  test('find each other when the PDF comes: it says what the record says, and nothing waits', async () => {
    const page = await libraryPage();
    await take(page, 'refs.ris', RIS({ ...RECORD, DO: '10.1021/np100001a' }));
    await drop(page, 'np100001a.pdf');
    await settle();
    expect(facts(page)).toEqual([
      expect.objectContaining({ title: 'A better title', doi: '10.1021/np100001a' }),
    ]);
    expect(recordOf(page)).toMatchObject({ journal: 'JNP', year: 2012, from: 'refs.ris' });
    expect(titles(page)).toEqual([]);
    expect(messages(page)).toContainEqual(
      '1 record found its article, which now has what "refs.ris" states',
    );
    expect(titles(await reload(page))).toEqual([]);
  });

  test('find each other when the record comes, and the user’s own words stay', async () => {
    const page = await libraryPage();
    const [hash] = await drop(page, `${NAMED}.pdf`);
    page.store.dispatch(articleOpenRequested({ hash: hash! }));
    await settle(10_000);
    page.store.dispatch(articleWordsSet({ words: { title: 'My title' } }));
    await take(page, 'refs.ris', RIS({ ...RECORD, TI: NAMED }));
    expect(selectArticle(state(page))).toMatchObject({
      ...{ title: 'My title', authors: ['Jane Roe'], journal: 'JNP', year: 2012 },
    });
    await settle(10_000);
    expect(recordOf(page)).toMatchObject({ title: NAMED });
  });

  test('belong together if the user says so', async () => {
    const page = await libraryPage();
    await take(page, 'refs.ris', RIS({ ...RECORD, DO: '10.1021/np100001a' }));
    await choosePdf(page, 'scan.pdf');
    expect(facts(page)[0]).toMatchObject({ title: 'A better title' });
    expect(titles(page)).toEqual([]);
  });

  test('find each other when another tab leaves the article', async () => {
    const locks = createFakeLocks();
    const page = await libraryPage(createFakePlatform({ locks }));
    const [hash] = await drop(page, 'np100001a.pdf');
    const release = locks.request(`article of MARCUS: ${hash}`, false, () => undefined);
    await take(page, 'refs.ris', RIS({ ...RECORD, DO: '10.1021/np100001a' }));
    expect(titles(page)).toEqual(['A better title']);
    expect(recordOf(page)).toBeUndefined();
    release();
    await settle(6_000);
    expect(titles(page)).toEqual([]);
  });

  test('find each other by the DOI that is read in the PDF, and two PDFs with one DOI are told', async () => {
    const page = await readingPage();
    const { platform } = page;
    platform.server.on('POST', /extract_doi/, () => jsonResponse({ doi: '10.1021/np100001a' }));
    await take(page, 'refs.ris', RIS({ ...RECORD, DO: '10.1021/np100001a' }));
    await drop(page, 'a.pdf', 'b.pdf');
    for (let round = 0; round < 12; round += 1) await settle(10_000);
    expect(titles(page)).toEqual([]);
    expect(facts(page).filter((known) => known?.title === 'A better title')).toHaveLength(1);
    const works = selectSavedWorks(state(page));
    const twins = works.map((work) => selectSameDoi(state(page), work)?.name);
    expect(twins).toEqual(works.map(({ name }) => (name === 'a.pdf' ? 'b.pdf' : 'a.pdf')));
  });

  test('a bare DOI takes nothing from what was imported before', async () => {
    const page = await libraryPage();
    await take(page, 'refs.ris', RIS({ ...RECORD, DO: '10.1021/np100001a' }));
    await drop(page, 'np100001a.pdf');
    page.store.dispatch(doisPasted('10.1021/np100001a'));
    await settle();
    expect(titles(page)).toEqual([]);
    expect(recordOf(page)).toMatchObject({ title: 'A better title', from: 'refs.ris' });
  });
});

describe('bare DOIs', () => {
  const CROSSREF = /^\/works\//;
  const found = { message: { title: ['Found'], author: [{ given: 'Jane', family: 'Roe' }] } };

  test('are looked up only on request, one after the other; a failure stands at its record', async () => {
    const config = { ...TEST_CONFIG, publicationsAreStandIn: false };
    const page = await libraryPage(createFakePlatform({ config }));
    const { server } = page.platform;
    server.on('GET', CROSSREF, ({ url }) =>
      url.pathname.includes('np1') ? jsonResponse(found) : new Response('', { status: 404 }),
    );
    server.on('GET', /^\/dois\//, () => new Response('', { status: 404 }));
    page.store.dispatch(doisPasted('10.1021/np1 10.1021/np2'));
    await settle();
    expect(server.requestsTo(CROSSREF)).toHaveLength(0);
    page.store.dispatch(recordsLookUpRequested());
    await settle(10_000);
    const [one, two] = selectWaiting(state(page));
    expect(one?.record).toMatchObject({
      title: 'Found',
      authors: ['Jane Roe'],
      from: 'Crossref or DataCite',
    });
    expect(two?.problem).toContain('neither Crossref nor DataCite knows it');
    expect(selectLibraryTask(state(page))).toBeNull();
  });

  test('can be left unasked', async () => {
    const page = await libraryPage();
    page.platform.server.on('GET', CROSSREF, hang);
    page.store.dispatch(doisPasted('10.1021/np1'));
    await settle();
    page.store.dispatch(recordsLookUpRequested());
    await settle();
    expect(selectLibraryTask(state(page))?.kind).toBe('lookingUp');
    page.store.dispatch(taskCancelRequested());
    await settle();
    expect(selectLibraryTask(state(page))).toBeNull();
    expect(titles(page)).toEqual(['10.1021/np1']);
  });
});

test('a removed record comes back for 10 s, and is gone after them', async () => {
  const page = await libraryPage();
  page.store.dispatch(doisPasted('10.1021/np1 10.1021/np2'));
  await settle();
  const [{ id } = { id: '' }] = selectWaiting(state(page));
  page.store.dispatch(recordRemovalRequested([id]));
  expect(titles(page)).toEqual(['10.1021/np2']);
  page.store.dispatch(recordRemovalUndone());
  expect(titles(page)).toEqual(['10.1021/np1', '10.1021/np2']);
  page.store.dispatch(recordRemovalRequested([id]));
  await settle(11_000);
  expect(selectRemovedRecords(state(page))).toEqual([]);
  expect(titles(await reload(page))).toEqual(['10.1021/np2']);
});
