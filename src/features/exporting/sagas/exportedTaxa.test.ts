/** @jest-environment node */
import { compoundFieldsSet, readingReceived, segmentSelectionToggled } from '@/article';
import { identifyingStopped } from '@/features/identifiers';
import { answerTaxa } from '@/testing/answerTaxa';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { exportingSaga } from '../exporting.saga';
import {
  compoundsExportRequested,
  exportCancelled,
  exportDialogOpened,
  exportRequested,
  formatChosen,
  scopeChosen,
} from '../exporting.slice';

const MOLFILE =
  '\n\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n' +
  '    0.0000    0.0000    0.0000 C   0  0\nM  END\n';
const ORGANISMS = ['Imaginaria ficta', 'Fabulosa ignota', 'Nusquam nota'];

let page: TestStore;

beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  page.runSaga(exportingSaga);
  activateSession(page);
  await openDocument(page);
  receiveSegments(page, 3).forEach((segment, index) => {
    const version = {
      ...{ engine: 'decimer', useCoordinates: false, handDrawn: false, fromFallback: false },
      ...{ smiles: 'C'.repeat(index + 1), molfile: MOLFILE, timestamp: '2026-01-02T03:04:06.000Z' },
    };
    page.store.dispatch(readingReceived({ segment, version }));
    const fields = { organism: ORGANISMS[index] ?? '' };
    page.store.dispatch(compoundFieldsSet({ ids: [segment.id], fields }));
    page.store.dispatch(segmentSelectionToggled({ id: segment.id, selected: index === 0 }));
  });
  page.store.dispatch(identifyingStopped('notOffered'));
  page.store.dispatch(exportDialogOpened());
  page.store.dispatch(scopeChosen('all'));
});

/** A look-up takes several calls. */
async function settled() {
  for (let round = 0; round < 6; round += 1) await flush();
}

async function exported(format: Parameters<typeof formatChosen>[0]) {
  page.store.dispatch(formatChosen(format));
  page.store.dispatch(compoundsExportRequested());
  await settled();
  return (await page.platform.saved.at(-1)?.content.text()) ?? '';
}

const messages = () =>
  Object.values(page.store.getState().notices.entities).map(({ message }) => message);

test('CSV has the id, source, rank and accepted name of each organism, which are looked up before it is written', async () => {
  answerTaxa(page.platform.server);
  const [head = '', ...rows] = (await exported('csv')).split('\r\n');
  const names = head.split(',');
  const first = names.indexOf('taxon_id');
  expect(names.slice(first - 1, first + 4)).toEqual([
    ...['organism', 'taxon_id', 'taxon_source', 'taxon_rank', 'taxon_accepted_name'],
  ]);
  expect(rows.slice(0, 3).map((row) => row.split(',').slice(first - 1, first + 4))).toEqual([
    ['Imaginaria ficta', '11', 'NCBI', 'species', 'Fabulosa ficta'],
    ['Fabulosa ignota', '10', 'NCBI', 'genus', ''],
    ['Nusquam nota', '', '', '', ''],
  ]);
});

test('SDF and JSON have them, too, and the list for COCONUT stays as it is', async () => {
  answerTaxa(page.platform.server);
  expect(await exported('sdf')).toContain('>  <taxon_id>\n11\n');
  page.store.dispatch(exportDialogOpened());
  const { structures } = JSON.parse(await exported('json')) as { structures: object[] };
  const taxon = { source: 'NCBI', id: '11', rank: 'species', name: 'Imaginaria ficta' };
  expect(structures[0]).toMatchObject({ taxon: { ...taxon, acceptedName: 'Fabulosa ficta' } });
  expect(structures[2]).not.toHaveProperty('taxon');
});

test('the selected ones have them in the file of Download Data', async () => {
  answerTaxa(page.platform.server);
  page.store.dispatch(exportRequested());
  await settled();
  const file = JSON.parse((await page.platform.saved.at(-1)?.content.text()) ?? '') as object;
  expect(file).toMatchObject({ structures: [{ taxon: { id: '11' } }] });
});

test('organisms are asked for once for all files, as many at a call as it takes', async () => {
  answerTaxa(page.platform.server);
  await exported('csv');
  page.store.dispatch(exportDialogOpened());
  await exported('sdf');
  expect(page.platform.server.requestsTo('/chem/taxa')).toHaveLength(2);
});

test('services without such a call are not told of; others that fail are, and the file is written', async () => {
  expect(await exported('csv')).not.toContain('taxon');
  expect(messages()).toEqual([]);
  page.platform.server.on('GET', '/chem/name_sources', refuseConnection);
  page.store.dispatch(exportDialogOpened());
  expect(await exported('csv')).not.toContain('taxon');
  expect(messages()).toEqual(['The organisms have no taxon ids in the file']);
});

test('an answer that is none is told, and a hostile one is not written', async () => {
  answerTaxa(page.platform.server);
  page.platform.server.on('POST', '/chem/taxa', () =>
    jsonResponse({
      source: { name: 'NCBI', version: '1', licence: 'x' },
      results: [{ name: 'x', taxon: { id: '=cmd|1', rank: 'species', name: 'x' } }],
    }),
  );
  expect(await exported('csv')).not.toContain('taxon');
  expect(messages()).toHaveLength(1);
});

test('a look-up that takes its time can be cancelled with the export', async () => {
  answerTaxa(page.platform.server);
  let isAborted = false;
  page.platform.server.on('POST', '/chem/taxa', ({ signal }) => {
    signal?.addEventListener('abort', () => {
      isAborted = true;
    });
    return new Promise(() => undefined);
  });
  expect(await exported('csv')).toBe('');
  page.store.dispatch(exportCancelled());
  await flush();
  expect(isAborted).toBe(true);
  expect(page.platform.saved).toEqual([]);
});
