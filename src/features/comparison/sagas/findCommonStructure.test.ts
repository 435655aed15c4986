/** @jest-environment node */
import { hang, jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { selectComparison, selectHighlight } from '../comparison.selectors';
import {
  allEnginesRequested,
  commonStructureRequested,
  comparisonClosed,
  highlightToggled,
} from '../comparison.slice';
import {
  enginesRead,
  jsonOf,
  MCS,
  messagesOf,
  MOLFILE,
  reading,
  refuse,
  stageComparison,
} from '../testing/comparisonStage';

const CONVERT = '/depiction/smiles_to_molfile';
const CONVERTED = '\n  converted\n\nM  END\n';
const FOUND = { mcs_smarts: '[#6]-[#6]', atom_count: 2, bond_count: 1, original_molecules: [] };

/** DECIMER gives only SMILES, the others molfiles too. */
const giveResults = (test: TestStore, decimer = 'CCO') =>
  enginesRead(test, {
    decimer: () => reading('decimer', decimer),
    molnextr: () => reading('molnextr', 'CCO', MOLFILE),
    molscribe: () => reading('molscribe', '', MOLFILE),
  });

async function search(give: (test: TestStore) => unknown = giveResults) {
  const stage = await stageComparison();
  const { server } = stage.test.platform;
  server.on('POST', CONVERT, () =>
    jsonResponse({ smiles: 'CCO', molfile: `${CONVERTED}$$$$\n`, success: true }),
  );
  server.on('POST', MCS, () => jsonResponse(FOUND));
  give(stage.test);
  await stage.open();
  const ask = async () => {
    stage.test.store.dispatch(commonStructureRequested());
    await flush(200);
  };
  const common = () => selectComparison(stage.test.store.getState(), stage.first.id)?.common;
  const highlight = () => selectHighlight(stage.test.store.getState(), stage.first.id);
  return { ...stage, server, ask, common, highlight };
}

test('sends the engines’ own molfiles, and one made from SMILES if an engine gives none', async () => {
  const { server, ask, highlight } = await search();
  await ask();
  expect(server.requestsTo(CONVERT).map(jsonOf)).toMatchObject([{ smiles: 'CCO' }]);
  expect(server.requestsTo(MCS).map(jsonOf)).toEqual([
    {
      molfiles: [CONVERTED, MOLFILE, MOLFILE],
      engine_names: ['decimer', 'molnextr', 'molscribe'],
    },
  ]);
  expect(highlight()).toBe('[#6]-[#6]');
});

test('the highlight toggles without another request', async () => {
  const { test, server, ask, highlight } = await search();
  await ask();
  test.store.dispatch(highlightToggled());
  expect(highlight()).toBe('');
  test.store.dispatch(highlightToggled());
  expect(highlight()).toBe('[#6]-[#6]');
  expect(server.requestsTo(MCS)).toHaveLength(1);
});

test('a SMILES that cannot be converted excludes its engine', async () => {
  const { server, ask, highlight } = await search();
  server.on('POST', CONVERT, refuse('Error converting SMILES to molfile: no'));
  await ask();
  expect(server.requestsTo(MCS).map(jsonOf)).toMatchObject([
    { engine_names: ['molnextr', 'molscribe'] },
  ]);
  expect(highlight()).not.toBe('');
});

test.each([
  [
    'nothing in common',
    () => jsonResponse({ ...FOUND, mcs_smarts: '' }),
    'No common structure found',
  ],
  [
    'a search that took too long',
    () => jsonResponse({ detail: 'Error in MCS calculation: timed out' }, { status: 500 }),
    'Error in MCS calculation: timed out',
  ],
])('%s is reported', async (_what, answer, message) => {
  const { test, server, ask, common, highlight } = await search();
  server.on('POST', MCS, answer);
  await ask();
  expect(messagesOf(test)).toContain(message);
  expect(common()).toEqual({ status: 'failed', message });
  expect(highlight()).toBe('');
});

test('fewer than two results are refused', async () => {
  const { test, server, ask } = await search((it) =>
    enginesRead(it, { decimer: () => reading('decimer', 'CCO') }),
  );
  await ask();
  expect(messagesOf(test)).toContain(
    'Need at least 2 valid structures to find common substructure',
  );
  expect(server.requestsTo(MCS)).toHaveLength(0);
});

test('fewer than two molfiles are refused', async () => {
  const { test, server, ask } = await search((it) =>
    enginesRead(it, {
      decimer: () => reading('decimer', 'c1cccc1'),
      molnextr: () => reading('molnextr', 'c1cccc1', MOLFILE),
    }),
  );
  server.on('POST', CONVERT, refuse('no'));
  await ask();
  expect(messagesOf(test)).toContain('Insufficient valid molfiles for MCS analysis');
  expect(server.requestsTo(MCS)).toHaveLength(0);
});

test.each([
  ['leaving', comparisonClosed()],
  ['reading all again', allEnginesRequested()],
])('%s aborts the search', async (_what, action) => {
  const { test, server, ask, common } = await search();
  server.on('POST', MCS, hang);
  await ask();
  expect(common()).toEqual({ status: 'finding' });
  test.store.dispatch(action);
  await flush(200);
  expect(server.requestsTo(MCS).map(({ signal }) => signal?.aborted)).toEqual([true]);
  expect(common()).toEqual({ status: 'idle' });
});
