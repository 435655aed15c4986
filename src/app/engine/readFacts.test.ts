import { readingReceived, segmentChanged } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { PRINTED_LABEL } from '@/testing/segments';
import { selectFacts } from './readFacts';

const ETHANOL = {
  ...{ smiles: 'CCO', engine: 'best', program: 'PixelGraph', confidence: 0.9177 },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  timestamp: '2026-01-02T03:04:06.000Z',
};

const LABEL = { ...PRINTED_LABEL, name: 'ethanol' };

const IDENTIFIERS = {
  ...{ smiles: 'CCO', inchiKey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', formula: 'C2H6O' },
  ...{ exactMass: 46.0419, averageMass: 46.069, rings: 0, heavyAtoms: 3 },
  ...{ stereoCentres: 0, definedStereoCentres: 0, remarks: [] },
};

/** Three drawings, of which the first two show ethanol and the last one could not be read. */
async function readArticle() {
  const test = makeTestStore({ runSagas: false });
  const { dispatch, getState } = test.store;
  await openDocument(test);
  const [first, second] = receiveSegments(test, 3);
  const box = { page: 0, x: 1, y: 2, width: 30, height: 40 };
  dispatch(segmentChanged({ ...first!, box, label: LABEL }));
  dispatch(readingReceived({ segment: first!, version: ETHANOL }));
  dispatch(readingReceived({ segment: second!, version: ETHANOL }));
  dispatch(structuresIdentified([{ text: 'CCO', result: { identifiers: IDENTIFIERS } }]));
  const picture = new Blob(['png'], { type: 'image/png' });
  return selectFacts(getState(), new Map([[first!.filename, picture]]));
}

test('a drawing has its place, picture and label, and a structure only if it was read', async () => {
  const { drawings } = await readArticle();
  const [first, , last] = drawings;
  const { number, name, confidence } = LABEL;
  expect(first).toEqual({
    ...{ place: 'page-1-drawing-1', page: 1, box: { x: 1, y: 2, width: 30, height: 40 } },
    ...{ smiles: 'CCO', confidence: 0.92, confidenceOf: 'PixelGraph' },
    label: { number, name, confidence },
    picture: expect.objectContaining({ name: 'page_0_0_segmented.png', type: 'image/png' }),
  });
  expect(last).toEqual({ place: 'page-1-drawing-3', page: 1 });
});

test('drawings of one structure are one compound, with what was found of it', async () => {
  const { compounds } = await readArticle();
  expect(compounds).toEqual([
    {
      drawings: ['page-1-drawing-1', 'page-1-drawing-2'],
      ...{ smiles: 'CCO', inchiKey: IDENTIFIERS.inchiKey, formula: 'C2H6O' },
      ...{ number: LABEL.number, name: LABEL.name, isDoubtful: false },
    },
  ]);
});
