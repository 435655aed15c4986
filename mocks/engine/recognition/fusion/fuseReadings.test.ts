import { fuseReadings } from './fuseReadings';
import type { ProgramReading } from './programReading';
import { FUSION_CALIBRATION, type FusionCalibration } from './programTrust';

/** Round figures, so that these tests state rules and not measurements. */
const CALIBRATION: FusionCalibration = {
  trust: {
    'pixel-graph': {
      factor: 1,
      most: 1,
      severalParts: 1,
      residue: 1,
      rareElement: 1,
      besideLines: 1,
    },
    'vector-graph': {
      factor: 0.8,
      most: 0.9,
      severalParts: 0.3,
      residue: 1,
      rareElement: 1,
      besideLines: 1,
    },
    osra: {
      factor: 0.6,
      most: 1,
      severalParts: 1,
      residue: 0.5,
      rareElement: 0.5,
      besideLines: 0.2,
    },
  },
  external: { factor: 1, most: 1, severalParts: 1, residue: 1, rareElement: 1, besideLines: 1 },
  leastAgreed: 0.7,
  mostAgreed: 0.99,
  mostDisputed: 0.6,
  mostAlone: 0.9,
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
      'of two that agree with stereo is not bounded by a third without',
      [pixels('A:L', 0.8), osra('A'), vectors('A:L', 0.5)],
      true,
      0.934,
    ],
    [
      'of two that agree is bounded where a third has more stereo',
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
    ['is not raised by one that differs', [pixels('A', 0.8), osra('B')], false, 0.8],
    ['of one is at most the limit', [pixels('A', 0.99)], false, 0.9],
    ['of two is at least theirs', [pixels('A', 0.1), osra('A', 0.1)], true, 0.7],
    ['of two is at most theirs', [pixels('A', 0.99), osra('A'), vectors('A', 0.9)], true, 0.99],
    ['is bounded for a program that is too sure', [vectors('A', 1)], false, 0.72],
    ['is lower for several parts, where they mean that', [vectors('A.B', 0.5)], false, 0.12],
    ['is as high for several parts elsewhere', [pixels('A.B', 0.5)], false, 0.5],
    ['is lower for a residue, where it means that', [osra('*A')], false, 0.225],
    ['is lower for a rare element, where it means that', [osra('[RhH]A')], false, 0.225],
    ['is as high for a counter-ion', [osra('[Na+].[nH]A')], false, 0.45],
  ])('%s', (_rule, readings, agreed, confidence) => {
    const fused = fuseReadings(readings, CALIBRATION);
    expect(fused).toMatchObject({ agreed, confidence: expect.closeTo(confidence, 9) });
  });
});

describe('beside lines that another program read', () => {
  test.each<[string, ProgramReading[], number, number]>([
    ['a picture’s reading that differs counts less', [vectors('A', 0.2), osra('B')], 0, 0.16],
    ['one that agrees does not', [vectors('A', 0.2), osra('A'), pixels('B', 0.5)], 1, 0.7],
    [
      'nor do two that agree, which are in doubt',
      [vectors('A', 0.7), pixels('B', 0.3), osra('B')],
      2,
      0.6,
    ],
    ['nor does a surer one, which is in doubt', [vectors('A', 0.7), pixels('B', 0.9)], 1, 0.6],
    ['one that is sure without the lines does not', [vectors('A', 0.2), pixels('B', 0.3)], 1, 0.3],
  ])('%s', (_what, readings, index, confidence) => {
    expect(fuseReadings(readings, CALIBRATION)).toMatchObject({
      taken: readings[index],
      confidence: expect.closeTo(confidence, 9),
    });
  });
});

describe('a reading with borrowed labels', () => {
  const borrowed = reading('vector-graph', 'A', 0.5, 'pixel-graph');

  test('is in doubt where that program lacks its stereo: the lines are its own', () => {
    const wedged = reading('vector-graph', 'A:L', 0.8, 'pixel-graph');
    expect(fuse(pixels('A', 0.9), wedged)).toMatchObject({ taken: wedged, confidence: 0.6 });
  });

  test('puts no other in doubt: its letters are not those of the page', () => {
    expect(fuse(borrowed, pixels('B', 0.9))).toMatchObject({ agreed: false, confidence: 0.9 });
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

test('two that agree are surer than any alone, by the figures in use', () => {
  const { leastAgreed, mostAlone, mostAgreed } = FUSION_CALIBRATION;
  expect(leastAgreed).toBeGreaterThanOrEqual(mostAlone);
  expect(mostAgreed).toBeLessThan(1);
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
