import { TaskError } from '../taskError';
import type { ReadingProgram } from '../recognition/fusion/programReading';
import { joinReadings, type ReadingsToJoin } from './joinReadings';
import type { JoiningChemistry, ProgramOutcome } from './readStructure';

/** Chemistry of graphs whose only atom has a structure as its label. */
const chemistry: JoiningChemistry = {
  structureOf: async ({ atoms: [atom] }) => {
    const smiles = atom?.element === 'impossible' ? null : (atom?.element ?? '');
    const problems = [{ kind: 'valence', atoms: [0], message: 'A carbon has five bonds' }] as const;
    return { smiles, molfile: 'V2000', problems: smiles === null ? problems : [], stereo: [] };
  },
  formsOf: async (smiles) => ({
    ...{ smiles, smilesWithoutStereo: smiles.replaceAll('@', ''), inchiKey: '' },
  }),
  compoundsOf: async ({ atoms }, rows) => {
    if (atoms[0]?.element === 'TOO LARGE') throw new TaskError('failed', 'The table is too large');
    return rows.map((row) => ({ ...row, smiles: 'C', molfile: '' }));
  },
};

const read = (program: ReadingProgram, structure: string, confidence = 0.8): ProgramOutcome => ({
  program,
  outcome: {
    ...{ ok: true, confidence, remarks: [] },
    graph: {
      atoms: [{ element: structure, x: 0, y: 0, charge: 0, hydrogens: 0 }],
      bonds: [],
    } as never,
  },
});
const pixels = (structure: string) => read('pixel-graph', structure);
const lines = (structure: string) => read('vector-graph', structure);

const join = (
  strategy: ReadingsToJoin['strategy'],
  readings: readonly ProgramOutcome[],
  more: Partial<ReadingsToJoin> = {},
) => joinReadings(chemistry, { strategy, readings, touchesEdge: false, ...more });

const confidenceOf = async (...input: Parameters<typeof join>) =>
  (await join(...input)).taken?.structure.confidence;

describe('one program’s reading', () => {
  test.each<[string, readonly ProgramOutcome[], number]>([
    ['stands alone', [pixels('CCO')], 0.8],
    ['is surer if another program reads the same', [pixels('CCO'), lines('CCO')], 0.96],
    ['of the pixels stays as sure if the lines say otherwise', [pixels('CCO'), lines('CCN')], 0.8],
    ['of the lines is in doubt if the pixels say otherwise', [lines('CCO'), pixels('CCN')], 0.444],
    ['is as sure beside something impossible', [lines('CCO'), pixels('impossible')], 0.8],
  ])('%s', async (_rule, readings, confidence) => {
    const { taken } = await join('one', readings);
    expect(taken?.program).toBe(readings[0]?.program);
    expect(taken?.structure.smiles).toBe('CCO');
    expect(taken?.structure.confidence).toBeCloseTo(confidence, 3);
  });

  test('has little confidence left if the drawing cannot be written, and says why', async () => {
    const { taken } = await join('one', [pixels('CCO')], { unwritable: 'A bracket.' });
    expect(taken?.structure.confidence).toBeCloseTo(0.24);
    expect(taken?.structure.remarks).toEqual(['Doubtful, as VectorGraph says: A bracket.']);
  });

  test('that is not possible stands, without a SMILES', async () => {
    const { taken } = await join('one', [pixels('impossible')]);
    const remarks = ['A carbon has five bonds'];
    expect(taken?.structure).toMatchObject({ smiles: null, molfile: 'V2000', remarks });
  });
});

describe('all programs’ readings', () => {
  test('none is taken if none is possible', async () => {
    const { taken, readings } = await join('best', [pixels('impossible')]);
    expect(taken).toBeUndefined();
    expect(readings).toMatchObject([{ program: 'pixel-graph', structure: { smiles: null } }]);
    expect(readings[0]?.agrees).toBeUndefined();
  });

  test('two that read the same settle it, and each says whether it agrees', async () => {
    const joined = await join('best', [pixels('CCO'), lines('CCO')]);
    expect(joined).toMatchObject({ agreed: true, isSettled: true });
    expect(joined.readings.map(({ agrees }) => agrees)).toEqual([true, true]);
  });

  test('two that differ do not', async () => {
    const joined = await join('best', [pixels('CCO'), lines('CCN')]);
    expect(joined).toMatchObject({ agreed: false, isSettled: false });
    expect(joined.readings.map(({ agrees }) => agrees).toSorted()).toEqual([false, true]);
  });
});

test('a place that another program reads otherwise is in doubt, however sure the reading', async () => {
  const [own, other] = [read('pixel-graph', 'CCO', 0.99), read('osra', 'CCN', 0.75)].map(
    (each) => ({
      ...each,
      outcome: { ...each.outcome, picture: { width: 9, height: 9 } },
    }),
  );
  const { taken } = await join('best', [own!, other!]);
  const readings = ['CCO', 'CCN'];
  expect(taken?.structure.doubts).toMatchObject([{ kind: 'label', atoms: [0], readings }]);
});

test.each(['one', 'best'] as const)(
  'a cut-out that may lack a part leaves less confidence (%s)',
  async (strategy) => {
    const readings = [pixels('CCO')];
    const whole = await confidenceOf(strategy, readings);
    const cut = await confidenceOf(strategy, readings, { touchesEdge: true });
    expect(cut).toBeLessThan(whole!);
  },
);

test.each([
  ['has its compounds', 'CCO', [{ text: '1 R = H', groups: { R: 'H' }, smiles: 'C', molfile: '' }]],
  ['costs no reading if it fails', 'TOO LARGE', undefined],
])('a table beside the drawing %s', async (_rule, structure, compounds) => {
  const table = { rows: [{ text: '1 R = H', groups: { R: 'H' } }], box: [0, 0, 9, 9] } as const;
  const { taken } = await join('one', [pixels(structure)], { table });
  expect(taken?.structure).toMatchObject({ smiles: structure });
  expect(taken?.structure.compounds).toEqual(compounds);
});
