/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import type { ExportFile } from '@/domain/exportFile';
import { segmentLabel } from '@/domain/segment';
import type { Work } from '@/domain/work';
import { answerWikidata, type MadeWikidata } from '@/testing/answerWikidata';
import { jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import { selectNotices } from '@/features/notices';
import { answerTaxa } from '@/testing/answerTaxa';
import { combinedExportRequested } from '..';
import { drop, readingPage, settle } from '../testing/libraryPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ETHANOL = {
  ...{ smiles: 'CCO', inchi: 'InChI=1S/C2H6O', inchi_key: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N' },
  ...{ formula: 'C2H6O', rings: 0, heavy_atoms: 3, stereo_centres: 0, defined_stereo_centres: 0 },
  ...{ exact_mass: 46.0419, average_mass: 46.069, remarks: [] },
};

test('an article is in the JSON as in its own: a compound once, with its drawings, and what was rejected by name', async () => {
  const page = await readingPage();
  const { platform } = page;
  platform.server.on('GET', /chem\/limits/, () => jsonResponse({ max_structures: 50 }));
  platform.server.on('POST', /chem\/identifiers/, () => jsonResponse({ results: [ETHANOL] }));
  const [hash = ''] = await drop(page, 'a.pdf');
  for (let i = 0; i < 4; i += 1) await settle();
  const saved = platform.workStore.works.get(hash)!;
  const { version, work } = saved.snapshot as { version: number; work: Work };
  const [first, ...others] = work.segments.items;
  const judgements = {
    [first!.id]: { verdict: 'rejected', reason: 'notAStructure', by: 'Ada L.' },
  };
  const rejected = { ...work, segments: { ...work.segments, judgements } };
  platform.workStore.works.set(hash, { ...saved, snapshot: { version, work: rejected } });

  page.store.dispatch(combinedExportRequested({ hashes: [hash], format: 'json' }));
  await settle();
  const { name, content } = platform.saved.at(-1)!;
  expect(name).toMatch(/^marcus-library_1-compounds_/);
  const text = await content.text();
  expect(text).not.toContain('Ada L.');
  const { articles } = JSON.parse(text) as { articles: ExportFile[] };
  const labels = others.map(segmentLabel);
  expect(articles[0]?.structures).toMatchObject([
    {
      ...{ segmentId: labels[0], smiles: 'CCO', inchikey: ETHANOL.inchi_key },
      drawings: labels.map((segmentId) => ({ segmentId })),
    },
    { smiles: null, review: { verdict: 'rejected', reason: 'notAStructure' } },
  ]);
});

test('the organisms of articles that are not open have their taxon ids', async () => {
  const page = await readingPage();
  const { platform } = page;
  answerTaxa(platform.server);
  const [hash = ''] = await drop(page, 'a.pdf');
  for (let i = 0; i < 4; i += 1) await settle();
  const saved = platform.workStore.works.get(hash)!;
  const { version, work } = saved.snapshot as { version: number; work: Work };
  const compoundDrafts = Object.fromEntries(
    work.segments.items.map(({ id }) => [id, { organism: 'Fabulosa ignota' }]),
  );
  platform.workStore.works.set(hash, {
    ...saved,
    snapshot: { version, work: { ...work, compoundDrafts } },
  });

  page.store.dispatch(combinedExportRequested({ hashes: [hash], format: 'csv' }));
  await settle();
  const text = await platform.saved.at(-1)!.content.text();
  expect(text).toContain('Fabulosa ignota,10,NCBI,genus');
});

/** The article as it is kept, with these changes. */
async function withArticle(change: (work: Work) => Partial<Work>) {
  const page = await readingPage();
  const [hash = ''] = await drop(page, 'a.pdf');
  for (let i = 0; i < 4; i += 1) await settle();
  const { works } = page.platform.workStore;
  const saved = works.get(hash)!;
  const { version, work } = saved.snapshot as { version: number; work: Work };
  works.set(hash, { ...saved, snapshot: { version, work: { ...work, ...change(work) } } });
  return { ...page, hash };
}

/** Its first drawing is ethanol of a fungus. */
function withChecked(work: Work): Partial<Work> {
  const [first] = work.segments.items;
  const [{ engine, timestamp } = { engine: '', timestamp: '' }] = work.structures;
  const version = { engine, timestamp };
  return {
    article: { doi: '10.5555/a' },
    segments: {
      ...work.segments,
      judgements: { [first!.id]: { verdict: 'correct', at: timestamp, version } },
    },
    compoundDrafts: { [first!.id]: { name: 'ethanol', organism: 'Aspergillus oryzae' } },
  };
}

describe('for Wikidata', () => {
  const exported = async (has: MadeWikidata['items'] | 'nothing is answered') => {
    const page = await withArticle(withChecked);
    const { server } = page.platform;
    server.on('GET', /chem\/limits/, () => jsonResponse({ max_structures: 50 }));
    server.on('POST', /chem\/identifiers/, () => jsonResponse({ results: [ETHANOL] }));
    if (has === 'nothing is answered') server.on('POST', '/sparql', refuseConnection);
    else answerWikidata(server, { items: has });
    page.store.dispatch(combinedExportRequested({ hashes: [page.hash], format: 'wikidata' }));
    for (let i = 0; i < 4; i += 1) await settle();
    return page;
  };
  const items = {
    [ETHANOL.inchi_key]: ['Q1'],
    'Aspergillus oryzae': ['Q2'],
    '10.5555/A': ['Q3'],
  };

  test('the checked compounds are asked for, and what it lacks is one folder', async () => {
    const { platform, store } = await exported(items);
    const { name, content } = platform.saved.at(-1)!;
    expect(name).toBe('marcus-library_1-compounds_for-wikidata.zip');
    const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
    const [triplets] = Object.entries(files);
    expect(triplets?.[0]).toMatch(/\/2-triplets\.txt$/);
    expect(strFromU8(triplets![1])).toBe('Q1\tP703\tQ2\tS248\tQ3\n');
    expect(selectNotices(store.getState()).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^For Wikidata: 0 items, 1 triplet/),
    );
  });

  test('an organism that it does not have leaves no file, and why is told', async () => {
    const { platform, store } = await exported({ ...items, 'Aspergillus oryzae': [] });
    expect(platform.saved).toEqual([]);
    expect(selectNotices(store.getState())).toContainEqual(
      expect.objectContaining({ cause: expect.stringContaining('no item of its organism') }),
    );
  });

  test('nothing is written if it does not answer', async () => {
    const { platform, store } = await exported('nothing is answered');
    expect(platform.saved).toEqual([]);
    expect(selectNotices(store.getState())).toContainEqual(
      expect.objectContaining({ cause: expect.stringMatching(/^Wikidata did not answer/) }),
    );
  });
});

test('a database gets the checked compounds that it takes, with a list of the others and why', async () => {
  const { platform, store, hash } = await withArticle(withChecked);
  store.dispatch(combinedExportRequested({ hashes: [hash], format: 'coconut' }));
  await settle();
  const { name, content } = platform.saved.at(-1)!;
  expect(name).toBe('marcus-library_1-compounds_for-coconut.zip');
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
  const folder = 'marcus-library_1-compounds_for-coconut';
  expect(Object.keys(files)).toEqual([`${folder}/coconut.csv`, `${folder}/left-out.csv`]);
  expect(strFromU8(files[`${folder}/coconut.csv`]!)).toContain(',ethanol,,10.5555/a,');
  expect(strFromU8(files[`${folder}/left-out.csv`]!)).toContain(',not checked');
});

test('where nothing can go to a database, no file is written, and why is told', async () => {
  const { platform, store, hash } = await withArticle(() => ({}));
  store.dispatch(combinedExportRequested({ hashes: [hash], format: 'pubChem' }));
  await settle();
  expect(platform.saved).toEqual([]);
  expect(selectNotices(store.getState()).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^None of the \d+ compounds can go to PubChem$/),
  );
});

test('all articles are one file of references; one that cannot be cited is told', async () => {
  const { platform, store, hash } = await withArticle(() => ({
    article: { title: 'Alkanes', doi: '10.5555/a' },
  }));
  store.dispatch(combinedExportRequested({ hashes: [hash], format: 'bibtex' }));
  await settle();
  const { name, content } = platform.saved.at(-1)!;
  expect(name).toMatch(/^marcus-library_1-article_\d{4}-\d\d-\d\d\.bib$/);
  expect(await content.text()).toContain('title = {{Alkanes}}');
});

test('articles without title and DOI are in no file, which is told', async () => {
  const { platform, store, hash } = await withArticle(() => ({ article: { title: '', doi: '' } }));
  store.dispatch(combinedExportRequested({ hashes: [hash], format: 'csl' }));
  await settle();
  expect(platform.saved).toEqual([]);
  const messages = selectNotices(store.getState()).map(({ message }) => message);
  expect(messages).toContain('One article has neither title nor DOI and cannot be cited');
});
