/** @jest-environment node */
import { selectNotices } from '@/features/notices';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { molfileCopyRequested, smilesCopyRequested } from '../structures.actions';
import { structuresSaga } from './copyText.saga';

const MOLFILE = '\n  VectorGraph\n\n  0  0\nM  END\n';

const cases = [
  ['SMILES', 'CCO', smilesCopyRequested({ smiles: 'CCO' })],
  ['Molfile', MOLFILE, molfileCopyRequested({ molfile: MOLFILE })],
] as const;

test.each(cases)('%s is copied unchanged, and this is reported', async (what, text, request) => {
  const test = makeTestStore({ runSagas: false });
  test.runSaga(structuresSaga);
  test.store.dispatch(request);
  await flush();
  expect(test.platform.copied).toEqual([text]);
  expect(selectNotices(test.store.getState())).toMatchObject([
    { type: 'success', message: `${what} copied to clipboard` },
  ]);
});

test.each(cases)(
  'if %s could not be copied, this is reported with the reason',
  async (what, _t, request) => {
    const writeText = async () => {
      throw new Error('This page may not use the clipboard');
    };
    const test = makeTestStore({
      runSagas: false,
      platform: createFakePlatform({ clipboard: { writeText } }),
    });
    test.runSaga(structuresSaga);
    test.store.dispatch(request);
    await flush();
    expect(selectNotices(test.store.getState())).toMatchObject([
      {
        type: 'error',
        message: `Failed to copy ${what}`,
        cause: 'This page may not use the clipboard',
      },
    ]);
  },
);

test('a browser that refuses without a message is reported as well', async () => {
  const writeText = () => Promise.reject(new Error(''));
  const test = makeTestStore({
    runSagas: false,
    platform: createFakePlatform({ clipboard: { writeText } }),
  });
  test.runSaga(structuresSaga);
  test.store.dispatch(smilesCopyRequested({ smiles: 'CCO' }));
  await flush();
  expect(selectNotices(test.store.getState())).toMatchObject([
    { type: 'error', message: 'Failed to copy SMILES', cause: 'Failed to copy to clipboard' },
  ]);
});
