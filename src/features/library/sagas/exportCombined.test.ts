/** @jest-environment node */
import type { ExportFile } from '@/domain/exportFile';
import { segmentLabel } from '@/domain/segment';
import type { Work } from '@/domain/work';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
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
    [first!.id]: { verdict: 'rejected', reason: 'notAStructure' },
  };
  const rejected = { ...work, segments: { ...work.segments, judgements } };
  platform.workStore.works.set(hash, { ...saved, snapshot: { version, work: rejected } });

  page.store.dispatch(combinedExportRequested({ hashes: [hash], format: 'json' }));
  await settle();
  const { name, content } = platform.saved.at(-1)!;
  expect(name).toMatch(/^marcus-library_1-compounds_/);
  const { articles } = JSON.parse(await content.text()) as { articles: ExportFile[] };
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
