import { createStructure, type StructureVersion } from './structure';
import { readerName } from './engines';
import { differingInWords, stereoRemark } from './readingSays';
import type { Segment } from './segment';

const version = (changes: Partial<StructureVersion>): StructureVersion => ({
  ...{ engine: 'decimer', program: 'PixelGraph', programVersion: '1', smiles: 'CCO' },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  timestamp: '2026-01-02T03:04:05.000Z',
  ...changes,
});
const lines = (changes: Partial<StructureVersion>) =>
  version({ engine: 'molnextr', program: 'VectorGraph', ...changes });

const segment = { id: 's', pdfId: 'p', pageIndex: 0, segmentIndex: 0, filename: '' } as Segment;
const { smiles: _smiles, ...withoutSmiles } = lines({ molfile: '\n\n\nM  END\n' });

test.each([
  ['contradicts', lines({ smiles: 'CCN' }), 'VectorGraph reads another structure here'],
  ['says nothing', withoutSmiles, 'VectorGraph reads no structure here'],
])('a reading that %s', (_what, other, words) => {
  const structure = createStructure(segment, version({ differing: ['molnextr'] }), [other]);
  expect(differingInWords(structure, (read) => readerName(read))).toEqual([words]);
});

test('a reading that is not here is believed to contradict', () => {
  const structure = createStructure(segment, version({ differing: ['molscribe'] }));
  const said = differingInWords(structure, (read) => readerName(read));
  expect(said).toEqual(['MolScribe reads another structure here']);
});

test.each([
  ['contradicts', 'C[C@H](N)O', 'C[C@@H](N)O', 'reads other stereo'],
  ['says more', 'C[C@H](N)O', 'CC(N)O', 'reads more stereo'],
  ['says less', 'CC(N)O', 'C[C@H](N)O', 'leaves stereo open'],
])('stereo that %s', (_what, other, standing, words) => {
  const said = stereoRemark(lines({ smiles: other }), version({ smiles: standing }), readerName);
  expect(said).toBe(`VectorGraph ${words}`);
});
