import { fuseInTurn } from './fuseInTurn';
import type { ProgramReading } from './programReading';

const reading = (program: ProgramReading['program'], smiles: string): ProgramReading => ({
  program,
  confidence: 0.8,
  forms: { smiles, smilesWithoutStereo: 'CC', inchiKey: '' },
});
const pixels = reading('pixel-graph', 'CC');
const osra = reading('osra', 'CC');
const WEDGED = reading('osra', 'C[C@H]');

test.each([
  ['two that agree', [pixels, osra, reading('vector-graph', 'CC')], 2, pixels],
  ['one that read nothing and two that agree', [undefined, pixels, osra, undefined], 3, pixels],
  ['all, if they differ in stereo', [pixels, WEDGED, undefined], 3, WEDGED],
])('%s are asked', (_what, readings, asked, taken) => {
  expect(fuseInTurn(readings)).toMatchObject({ asked, fusion: { taken } });
});

test('a program that is not asked has no say', () => {
  const { fusion } = fuseInTurn([pixels, osra, reading('vector-graph', 'CC')]);
  expect(fusion?.alike).toEqual([pixels, osra]);
});

test('nothing comes of programs that read nothing', () => {
  expect(fuseInTurn([undefined])).toEqual({ fusion: undefined, asked: 1 });
});
