/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import {
  annotationsJudged,
  articleWordsSet,
  compoundFieldsSet,
  readingReceived,
  segmentsJudged,
} from '@/article';
import { EXPORT_FORMATS, namesPeople, type ExportFormat } from '@/domain/exports/exportFormats';
import { MOLFILE } from '@/domain/exports/testing/records';
import { identifyingStopped } from '@/features/identifiers';
import { openDocument, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { exportingSaga } from '../exporting.saga';
import {
  checkedExportRequested,
  compoundsExportRequested,
  exportDialogOpened,
  exportRequested,
  fileWritten,
  formatChosen,
  namesToggled,
  rowsCopyRequested,
  scopeChosen,
} from '../exporting.slice';

const AT = '2026-01-02T03:04:06.000Z';
const NAME = 'Ada L.';
const MADE_BY = { at: AT, by: NAME };

let page: TestStore;

/** One compound checked, one rejected, a word on an annotation, and the changes that these were. */
async function start() {
  page = makeTestStore({ runSagas: false });
  page.runSaga(exportingSaga);
  await openDocument(page, { name: 'paper.pdf' });
  const [first, second] = receiveSegments(page, 2);
  const version = {
    ...{ smiles: 'CC', molfile: MOLFILE, engine: 'decimer', timestamp: AT },
    ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  };
  page.store.dispatch(readingReceived({ segment: first!, version }));
  page.store.dispatch(articleWordsSet({ words: { doi: '10.5555/oak' } }));
  const fields = { name: 'kojic acid', organism: 'Aspergillus oryzae' };
  page.store.dispatch(compoundFieldsSet({ ids: [first!.id], fields }));
  const judged = { version: { timestamp: AT, engine: 'decimer' }, ...MADE_BY };
  const judgements = {
    [first!.id]: { verdict: 'correct', ...judged },
    [second!.id]: { verdict: 'rejected', reason: 'notAStructure', ...MADE_BY },
  } as const;
  page.store.dispatch(segmentsJudged({ judgements }));
  page.store.dispatch(
    annotationsJudged({
      ...{ act: 'add', name: 'lost' },
      words: {
        '["trivial_name",0,"lost"]': {
          ...{ status: 'added', label: 'trivial_name', text: 'lost', start: 0 },
          ...{ before: '', after: '', ...MADE_BY },
        },
      },
    }),
  );
  page.store.dispatch(identifyingStopped('notOffered'));
  page.store.dispatch(exportDialogOpened());
  page.store.dispatch(scopeChosen('all'));
}

async function latestFile(): Promise<string> {
  for (let i = 0; i < 10 && page.platform.saved.length === 0; i += 1) await flush();
  const { name, content } = page.platform.saved.at(-1)!;
  if (!name.endsWith('.zip')) return content.text();
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
  return Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
}

async function fileOf(format: ExportFormat): Promise<string> {
  page.store.dispatch(formatChosen(format));
  page.store.dispatch(compoundsExportRequested());
  return latestFile();
}

beforeEach(start);

// LOTUS, Wikidata and the PDF need more than there is here, and take no name of a judgement; V3000 is SDF that the
// services rewrote.
const ELSEWHERE: readonly ExportFormat[] = ['lotus', 'wikidata', 'annotatedPdf', 'sdfV3000'];
const FORMATS = EXPORT_FORMATS.filter((format) => !ELSEWHERE.includes(format));

test.each(FORMATS)('a file of %s names nobody who checked, unless that is said', async (format) => {
  expect(await fileOf(format)).not.toContain(NAME);
});

test.each(FORMATS.filter(namesPeople))(
  'a file of %s names who checked if that is said',
  async (format) => {
    page.store.dispatch(formatChosen(format));
    page.store.dispatch(namesToggled());
    expect(await fileOf(format)).toContain(NAME);
  },
);

test('what is said for one format is said for no other', async () => {
  page.store.dispatch(formatChosen('json'));
  page.store.dispatch(namesToggled());
  expect(await fileOf('csv')).not.toContain(NAME);
});

test('the export without a dialog, the copied rows and ‘Download Data’ name nobody either', async () => {
  page.store.dispatch(fileWritten('csv'));
  page.store.dispatch(checkedExportRequested());
  expect(await latestFile()).not.toContain(NAME);
  page.store.dispatch(rowsCopyRequested());
  await flush();
  expect(page.platform.copied.at(-1)).toContain('kojic acid');
  expect(page.platform.copied.at(-1)).not.toContain(NAME);
  page.store.dispatch(exportRequested());
  await flush();
  expect(await latestFile()).not.toContain(NAME);
});
