import { fuseReadings } from './fuseReadings';
import type { ProgramReading } from './programReading';
import type { FusionCalibration } from './programTrust';

/** Round figures, so that these tests state rules and not measurements. */
const CALIBRATION: FusionCalibration = {
  shares: { 'pixel-graph': 1, 'vector-graph': 0.8, osra: 0.6, external: 0.8 },
  besideLines: 0.2,
  leastAgreed: 0.7,
  mostAgreed: 0.99,
  mostAlone: 0.88,
  mostContradicted: 0.65,
  mostDisputed: 0.6,
};

/** @param key its skeleton, `L` for (S), `D` for (R): `CA:L`, or `CA` without stereo */
function reading(
  program: ProgramReading['program'],
  key: string,
  confidence: number,
  labelsFrom?: ProgramReading['program'],
): ProgramReading {
  const [skeleton = '', stereo] = key.split(':');
  const centre = stereo === undefined ? 'C' : stereo === 'L' ? '[C@H]' : '[C@@H]';
  return {
    program,
    confidence,
    labelsFrom,
    forms: { smiles: `${skeleton}${centre}`, smilesWithoutStereo: `${skeleton}C`, inchiKey: '' },
  };
}
const pixels = (key: string, confidence: number) => reading('pixel-graph', key, confidence);
const vectors = (key: string, confidence: number) => reading('vector-graph', key, confidence);
const osra = (key: string, confidence = 0.75) => reading('osra', key, confidence);

const fuse = (...readings: ProgramReading[]) => fuseReadings(readings, CALIBRATION);

describe('the reading that stands', () => {
  test.each<[string, ProgramReading[], number]>([
    ['is the only one', [osra('A')], 0],
    ['is the surest if no two agree', [pixels('A', 0.5), vectors('B', 0.9), osra('E')], 1],
    ['is the first of equally sure ones', [pixels('A', 0.45), osra('E')], 0],
    ['is of those that are surer together', [pixels('A', 0.7), vectors('B', 0.8), osra('B')], 1],
    [
      'is not of the majority if one is surer',
      [pixels('A', 0.95), vectors('B', 0.5), osra('B')],
      0,
    ],
    ['is the one most agree on exactly', [vectors('A:D', 0.8), pixels('A:L', 0.7), osra('A:L')], 1],
    [
      'is not outvoted by two that lack its stereo',
      [pixels('A', 0.9), vectors('A:L', 0.8), osra('A')],
      1,
    ],
    ['has most stereo centres, if each differs', [pixels('A', 0.9), osra('A:L')], 1],
    ['is the surest, if they have as many', [osra('A:D'), pixels('A:L', 0.9)], 1],
  ])('%s', (_rule, readings, index) => {
    expect(fuseReadings(readings, CALIBRATION)?.taken).toBe(readings[index]);
  });

  test('is none without readings', () => {
    expect(fuse()).toBeUndefined();
  });
});

describe('the confidence', () => {
  test.each<[string, ProgramReading[], boolean, number]>([
    [
      'of two that agree is that of not both being wrong',
      [pixels('A', 0.8), osra('A')],
      true,
      0.89,
    ],
    ['of two that differ in stereo is bounded', [pixels('A:L', 0.8), osra('A:D')], true, 0.6],
    [
      'of two is bounded less where one leaves stereo open',
      [pixels('A:L', 0.9), osra('A')],
      true,
      0.88,
    ],
    [
      'of two that agree with stereo is not bounded by a third without',
      [pixels('A:L', 0.8), osra('A'), vectors('A:L', 0.5)],
      true,
      0.934,
    ],
    [
      'of one is bounded where two leave its stereo open',
      [pixels('A', 0.9), vectors('A:L', 0.8), osra('A')],
      true,
      0.6,
    ],
    [
      'of two that agree is bounded where a third has other stereo',
      [pixels('A:L', 0.9), vectors('A:D', 0.8), osra('A:L')],
      true,
      0.6,
    ],
    ['of one is what its own is worth', [osra('A')], false, 0.45],
    ['of one is at most the limit', [pixels('A', 0.98)], false, 0.88],
    ['is not raised by one that differs', [pixels('A', 0.5), osra('B')], false, 0.5],
    ['is bounded by one that differs', [pixels('A', 0.98), osra('B')], false, 0.65],
    [
      'of two is bounded by one that differs, if one leaves stereo open',
      [pixels('A:L', 0.9), osra('A'), reading('vector-graph', 'B', 0.2, 'pixel-graph')],
      true,
      0.65,
    ],
    ['of two is at least theirs', [pixels('A', 0.1), osra('A', 0.1)], true, 0.7],
    ['of two is at most theirs', [pixels('A', 0.99), osra('A'), vectors('A', 0.9)], true, 0.99],
    ['is a share of what a program states', [vectors('A', 1)], false, 0.8],
  ])('%s', (_rule, readings, agreed, confidence) => {
    const fused = fuseReadings(readings, CALIBRATION);
    expect(fused).toMatchObject({ agreed, confidence: expect.closeTo(confidence, 9) });
  });
});

describe('beside lines that another program read', () => {
  test.each<[string, ProgramReading[], number, number]>([
    [
      'one of a program beside MARCUS counts less',
      [vectors('A', 0.5), reading('engine:Other', 'B', 0.9)],
      0,
      0.4,
    ],
    ['OSRA’s reading that differs is no contradiction', [vectors('A', 1), osra('B')], 0, 0.8],
    ['PixelGraph’s is one', [vectors('A', 1), pixels('B', 0.3)], 0, 0.65],
    ['two that agree are in doubt', [vectors('A', 0.7), pixels('B', 0.3), osra('B')], 2, 0.6],
    ['a surer one is in doubt', [vectors('A', 0.7), pixels('B', 0.9)], 1, 0.6],
    ['one that is sure without the lines is not', [vectors('A', 0.2), pixels('B', 0.3)], 1, 0.3],
  ])('%s', (_what, readings, index, confidence) => {
    expect(fuseReadings(readings, CALIBRATION)).toMatchObject({
      taken: readings[index],
      confidence: expect.closeTo(confidence, 9),
    });
  });
});

test('what a program is worth here counts in place of what is built in', () => {
  const [one, other] = [pixels('A', 0.8), osra('B', 0.8)];
  expect(fuse(one, other)?.taken).toBe(one);
  const trusted = { ...other, share: 0.9 };
  expect(fuse({ ...one, share: 0.5 }, trusted)).toMatchObject({ taken: trusted, confidence: 0.65 });
  expect(fuse(trusted)?.confidence).toBeCloseTo(0.72, 9);
});

describe('a reading with borrowed labels', () => {
  const borrowed = reading('vector-graph', 'A', 0.5, 'pixel-graph');

  test('stands where that program lacks its stereo, bounded: the lines are its own', () => {
    const wedged = reading('vector-graph', 'A:L', 0.8, 'pixel-graph');
    expect(fuse(pixels('A', 0.9), wedged)).toMatchObject({ taken: wedged, confidence: 0.88 });
  });

  test('contradicts another one as any does: its letters are not those of the page', () => {
    expect(fuse(borrowed, pixels('B', 0.9))).toMatchObject({ agreed: false, confidence: 0.65 });
  });

  test('is no agreement with the program that lent them', () => {
    const lender = pixels('A', 0.8);
    expect(fuse(lender, borrowed)).toMatchObject({
      agreed: false,
      confidence: 0.8,
      alike: [lender, borrowed],
    });
  });

  test.each([
    ['agrees with any other', osra('A', 0.5)],
    ['stands on its own beside a different reading of that program', pixels('B', 0.1)],
  ])('%s', (_rule, other) => {
    const fused = fuse(borrowed, other);
    expect(fused).toMatchObject({ taken: borrowed, agreed: other.program === 'osra' });
  });
});

test.each<[string, ProgramReading[], number]>([
  ['OSRA alone', [osra('A')], 0.3],
  ['another one alone', [pixels('A', 0.5)], 0.475],
  ['a sure one alone', [vectors('A', 0.99)], 0.85],
  ['one that another contradicts', [pixels('A', 0.99), osra('B')], 0.75],
  ['two that differ in stereo', [pixels('A:L', 0.99), osra('A:D')], 0.5],
  ['two unsure ones that agree', [pixels('A', 0.5), osra('A')], 0.98],
  ['two sure ones that agree', [pixels('A', 0.99), vectors('A', 0.99)], 0.99],
])('by the figures in use, %s', (_what, readings, confidence) => {
  expect(fuseReadings(readings)?.confidence).toBeCloseTo(confidence, 9);
});

describe('residues', () => {
  const residues = (program: ProgramReading['program'], numberedSmiles?: string) => ({
    ...reading(program, '*C*', 0.8),
    forms: { smiles: '*C*', smilesWithoutStereo: '*C*', inchiKey: '', numberedSmiles },
  });

  test('agree exactly if only one of the programs numbers them, and that reading stands', () => {
    const numbered = residues('vector-graph', '[1*]C[2*]');
    const fused = fuse(residues('pixel-graph'), numbered);
    expect(fused).toMatchObject({ taken: numbered, agreedExactly: true });
  });

  test('do not agree exactly if two number them differently', () => {
    const fused = fuse(residues('pixel-graph', '[2*]C[1*]'), residues('osra', '[1*]C[2*]'));
    expect(fused).toMatchObject({ agreed: true, agreedExactly: false, confidence: 0.6 });
  });
});
