/** @jest-environment node */
import { hang } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { selectAgreement, selectComparison } from '../comparison.selectors';
import { allEnginesRequested, analysisRequested, comparisonClosed } from '../comparison.slice';
import {
  allRead,
  BOTH,
  COMPARE,
  comparesSmiles,
  enginesRead,
  jsonOf,
  messagesOf,
  reading,
  refuse,
  stageComparison,
} from '../testing/comparisonStage';
import { selectVerdicts } from '../verdicts.selectors';

const NEEDS_TWO = 'Need at least 2 engines with valid SMILES for comparison';

const comparisons = ({ platform }: TestStore) => platform.server.requestsTo(COMPARE);
const noticesOf = ({ store }: TestStore) =>
  Object.values(store.getState().notices.entities).map(({ type, message }) => [type, message]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the automatic analysis', () => {
  test('begins 300 ms after the last engine has finished, with only the valid results', async () => {
    const { test, first, open } = await stageComparison();
    allRead(test, ['CCO', 'nan', 'CCO']);
    comparesSmiles(test);
    await open();
    await jest.advanceTimersByTimeAsync(299);
    expect(comparisons(test)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(comparisons(test).map(jsonOf)).toEqual([
      { smiles_list: ['CCO', 'CCO'], engine_names: ['decimer', 'molscribe'] },
    ]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(comparisons(test)).toHaveLength(1);
    expect(selectComparison(test.store.getState(), first.id)?.analysis.status).toBe('done');
  });

  test('waits for the slowest engine', async () => {
    const { test, open } = await stageComparison();
    enginesRead(test, {
      decimer: () => reading('decimer', 'CCO'),
      molnextr: () => reading('molnextr', 'CCO'),
    });
    await open();
    await jest.advanceTimersByTimeAsync(5000);
    expect(comparisons(test)).toHaveLength(0);
  });

  test('is preceded by the quick agreement of equal strings', async () => {
    const { test, first, open } = await stageComparison();
    allRead(test, ['CCO', 'CCO', 'OCC']);
    await open();
    expect(selectAgreement(test.store.getState(), first.id)).toMatchObject({
      identical: false,
      agreements: 1,
      comparisons: 3,
    });
    expect(comparisons(test)).toHaveLength(0);
  });

  test.each([
    ['one result', ['CCO', '', '']],
    ['none', ['', 'nan', ' ']],
  ] as const)('does not run with %s', async (_what, smiles) => {
    const { test, first, open } = await stageComparison();
    enginesRead(test, {
      decimer: () => reading('decimer', smiles[0]),
      molnextr: () => reading('molnextr', smiles[1]),
      molscribe: () => reading('molscribe', smiles[2]),
    });
    await open();
    await jest.advanceTimersByTimeAsync(5000);
    expect(comparisons(test)).toHaveLength(0);
    expect(messagesOf(test)).toEqual([]);
    expect(selectAgreement(test.store.getState(), first.id)).toBeUndefined();
  });

  test('runs once if the user starts it within the 300 ms', async () => {
    const { test, open } = await stageComparison();
    allRead(test, ['CCO', 'CCO', 'CCO']);
    comparesSmiles(test);
    await open();
    await jest.advanceTimersByTimeAsync(100);
    test.store.dispatch(analysisRequested());
    await jest.advanceTimersByTimeAsync(2000);
    expect(comparisons(test)).toHaveLength(1);
  });

  test('is aborted when the comparison is left, and runs when it is reopened', async () => {
    const { test, open } = await stageComparison();
    allRead(test, ['CCO', 'CCO', 'CCO']);
    test.platform.server.on('POST', COMPARE, hang);
    await open();
    await jest.advanceTimersByTimeAsync(300);
    test.store.dispatch(comparisonClosed());
    await flush();
    expect(comparisons(test).map(({ signal }) => signal?.aborted)).toEqual([true]);
    comparesSmiles(test);
    await open();
    await jest.advanceTimersByTimeAsync(300);
    expect(comparisons(test)).toHaveLength(2);
  });

  test('is aborted when all engines run again, and follows their results', async () => {
    const { test, first, open } = await stageComparison();
    allRead(test, ['CCO', 'CCO', 'CCO']);
    test.platform.server.on('POST', COMPARE, hang);
    await open();
    await jest.advanceTimersByTimeAsync(300);
    allRead(test, ['CCN', 'CCN', 'CCO']);
    comparesSmiles(test);
    test.store.dispatch(allEnginesRequested());
    await flush(200);
    await jest.advanceTimersByTimeAsync(300);
    expect(comparisons(test)[0]?.signal?.aborted).toBe(true);
    expect(selectAgreement(test.store.getState(), first.id)).toMatchObject({ agreements: 1 });
  });
});

describe('the user’s notice', () => {
  const analysed = async (
    smiles: readonly [string, string, string],
    answer: (test: TestStore) => unknown = comparesSmiles,
  ) => {
    const stage = await stageComparison();
    allRead(stage.test, smiles);
    answer(stage.test);
    await stage.open();
    await jest.advanceTimersByTimeAsync(1000);
    return stage;
  };

  test('says that all SMILES are identical', async () => {
    const { test } = await analysed(['CCO', 'CCO', 'CCO']);
    expect(noticesOf(test)).toEqual([['success', 'All OCSR engines generated identical SMILES']]);
  });

  test('says how far the engines agree, with one decimal', async () => {
    const { test } = await analysed(['CCO', 'CCO', 'OCC']);
    expect(noticesOf(test)).toEqual([['info', 'OCSR engines have 33.3% agreement on structure']]);
  });

  const form = (smiles: string, flat: string) => ({
    smiles,
    smiles_without_stereo: flat,
    inchi_key: '',
    stereo_centres: 1,
    defined_stereo_centres: smiles === flat ? 0 : 1,
  });
  const agreesFully = (forms: readonly object[]) => (test: TestStore) =>
    comparesSmiles(test, {
      identical: false,
      agreement_summary: {
        identical: false,
        agreement_percentage: 100,
        total_comparisons: 3,
        total_agreements: 3,
        pair_agreements: {
          'decimer-molnextr': true,
          'decimer-molscribe': true,
          'molnextr-molscribe': true,
        },
        invalid_smiles: [],
      },
      canonical_forms: forms,
    });
  const s = form('C[C@H](N)O', 'CC(N)O');
  const flat = form('CC(N)O', 'CC(N)O');

  test.each([
    ['success', 'when they mean the same', [s, s, s]],
    ['info', 'never in green when stereo contradicts', [s, s, flat]],
  ])('100%% agreement as %s %s', async (type, _when, forms) => {
    const { test } = await analysed(['C[C@H](N)O', 'N[C@@H](C)O', 'CC(N)O'], agreesFully(forms));
    expect(noticesOf(test)).toEqual([[type, 'OCSR engines have 100.0% agreement on structure']]);
  });

  test('gives stereo that is left open as our own verdict, in addition to the services’ agreement', async () => {
    const { test, first } = await analysed(
      ['C[C@H](N)O', 'N[C@@H](C)O', 'CC(N)O'],
      agreesFully([s, s, flat]),
    );
    expect(selectVerdicts(test.store.getState(), first.id)).toMatchObject([
      { a: 'decimer', b: 'molnextr', agree: true, verdict: 'same' },
      { a: 'decimer', b: 'molscribe', agree: true, verdict: 'stereo-open' },
      { a: 'molnextr', b: 'molscribe', agree: true, verdict: 'stereo-open' },
    ]);
  });

  test('says why the services could not compare, in their words', async () => {
    const { test, first } = await analysed(['CCO', 'CCO', 'CCO'], ({ platform }) =>
      platform.server.on('POST', COMPARE, refuse('Error calculating similarity: bits')),
    );
    expect(noticesOf(test)).toEqual([['error', 'Error comparing SMILES']]);
    expect(selectComparison(test.store.getState(), first.id)?.analysis).toEqual({
      status: 'failed',
      message: 'Error calculating similarity: bits',
    });
  });

  test('says that too few of the SMILES could be read', async () => {
    const none = {
      identical: false,
      agreement_percentage: 0,
      total_comparisons: 0,
      total_agreements: 0,
      pair_agreements: {},
      invalid_smiles: [{ engine: 'molnextr', smiles: 'c1cccc1' }],
    };
    const { test } = await analysed(['CCO', 'c1cccc1', ''], (stage) =>
      comparesSmiles(stage, { identical: false, agreement_summary: none }),
    );
    expect(noticesOf(test)).toEqual([['error', NEEDS_TWO]]);
  });

  test.each([
    ['one SMILES', 'CCO', NEEDS_TWO],
    ['no result', '', 'No structures available for comparison'],
  ])(
    'says on request, with %s, what is missing, and nothing is sent',
    async (_what, smiles, message) => {
      const { test, first, open } = await stageComparison();
      enginesRead(test, {
        decimer: () => reading('decimer', smiles),
        molnextr: () => reading('molnextr', ''),
        molscribe: () => reading('molscribe', 'nan'),
      });
      test.platform.server.on('POST', BOTH, refuse('no atoms found'));
      await open();
      test.store.dispatch(analysisRequested());
      await flush();
      expect(noticesOf(test)).toEqual([['error', message]]);
      expect(comparisons(test)).toHaveLength(0);
      expect(selectComparison(test.store.getState(), first.id)?.analysis).toEqual({
        status: 'failed',
        message: 'Insufficient valid SMILES for comparison',
      });
    },
  );
});
