import { act, screen } from '@testing-library/react';
import { selectCompounds } from '@/features/articleCompounds';
import { selectCompoundRecords } from '@/features/exporting';
import { readingReceived, segmentsJudged, selectStructureOf } from '@/article';
import { submitted } from '@/features/submission';
import { openDocument, receiveSegments } from '@/testing/builders';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { SubmitChecked } from './SubmitChecked';

const VERSION = {
  ...{ smiles: 'CCO', engine: 'decimer', useCoordinates: false, handDrawn: false },
  ...{ processingTime: 1, timestamp: '2026-01-02T03:04:05.000Z', fromFallback: false },
};
const RECEIPT = { at: '2026-05-01T12:00:00.000Z', smiles: 'CCO', toStandIn: true };

/** A checked compound that the stand-in has accepted. */
async function show({ usesStandIn }: { readonly usesStandIn: boolean }) {
  const config = { ...TEST_CONFIG, coconutIsStandIn: usesStandIn };
  const page = makeTestStore({ runSagas: false, platform: createFakePlatform({ config }) });
  await openDocument(page);
  const [segment] = receiveSegments(page, 1);
  if (!segment) throw new Error('No segment');
  const judged = (smiles: string) => {
    const version = { ...VERSION, smiles };
    page.store.dispatch(readingReceived({ segment, version }));
    const judgement = { verdict: 'correct' as const, version };
    page.store.dispatch(segmentsJudged({ judgements: { [segment.id]: judgement } }));
  };
  judged('CCO');
  const { uniqueKey } = selectStructureOf(page.store.getState(), segment)!;
  page.store.dispatch(submitted({ uniqueKey, receipt: RECEIPT }));
  renderWithStore(<SubmitChecked />, page);
  return { page, judged };
}

const button = () => screen.queryByRole('button', { name: 'Submit 1 to COCONUT' });

test('what was accepted, then corrected and checked, is as one that was never submitted', async () => {
  const { page, judged } = await show({ usesStandIn: true });
  expect(button()).not.toBeInTheDocument();
  expect(selectCompounds(page.store.getState())[0]?.receipt).toEqual(RECEIPT);
  expect(selectCompoundRecords(page.store.getState())[0]?.receipt).toEqual(RECEIPT);
  act(() => judged('CCN'));
  expect(button()).toBeInTheDocument();
  expect(selectCompounds(page.store.getState())[0]?.receipt).toBeUndefined();
  expect(selectCompoundRecords(page.store.getState())[0]?.receipt).toBeUndefined();
});

test('what only a stand-in accepted can be submitted to the database', async () => {
  await show({ usesStandIn: false });
  expect(button()).toBeInTheDocument();
});
