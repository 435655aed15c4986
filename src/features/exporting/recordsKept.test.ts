import { selectCompounds } from '@/features/articleCompounds';
import { compoundFieldsSet, readingReceived } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { selectCompoundRecords } from './exportPlan.selectors';

const versionOf = (smiles: string, timestamp = '2026-01-02T03:04:06.000Z') => ({
  ...{ smiles, engine: 'decimer', useCoordinates: false, handDrawn: false },
  ...{ timestamp, fromFallback: false },
});

const resultOf = (smiles: string, letter: string) => ({
  identifiers: {
    ...{ smiles, inchi: 'InChI=1S/C2H6O', inchiKey: `${letter.repeat(14)}-UHFFFAOYSA-N` },
    ...{ formula: 'C2H6O', exactMass: 46.0419, averageMass: 46.069, rings: 0, heavyAtoms: 3 },
    ...{ stereoCentres: 0, definedStereoCentres: 0, remarks: [] },
  },
});

/** Four drawings, the last two of which show one compound. */
async function readArticle() {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const segments = receiveSegments(test, 4);
  for (const [index, smiles] of ['C', 'CC', 'CCO', 'CCO'].entries()) {
    const segment = segments[index]!;
    test.store.dispatch(readingReceived({ segment, version: versionOf(smiles) }));
  }
  test.store.dispatch(
    structuresIdentified([
      { text: 'C', result: resultOf('C', 'A') },
      { text: 'CC', result: resultOf('CC', 'B') },
      { text: 'CCO', result: resultOf('CCO', 'C') },
    ]),
  );
  return { ...test, segments };
}

describe.each([
  ['compounds', selectCompounds],
  ['export records', selectCompoundRecords],
])('%s', (_what, select) => {
  it('remain the same objects when something of another drawing changes', async () => {
    const { store, segments } = await readArticle();
    const before = select(store.getState());
    expect(before).toHaveLength(3);

    const [first] = segments;
    const version = versionOf('CC', '2026-01-02T03:04:07.000Z');
    store.dispatch(readingReceived({ segment: first!, version }));
    store.dispatch(structuresIdentified([{ text: 'CCN', result: resultOf('CCN', 'D') }]));
    const after = select(store.getState());
    expect(after).toHaveLength(2);
    expect(after[0]!.drawings).toHaveLength(2);
    expect(after[1]).toBe(before[2]);
  });

  it('change with what is said of any of their drawings', async () => {
    const { store, segments } = await readArticle();
    const before = select(store.getState());
    const fields = { name: 'ethanol' };
    store.dispatch(compoundFieldsSet({ ids: [segments[3]!.id], fields }));
    const after = select(store.getState());
    expect(after.map((one, index) => one === before[index])).toEqual([true, true, false]);
    expect(JSON.stringify(after[2])).toContain('ethanol');
  });
});
