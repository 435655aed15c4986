import type { RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import type { EvaluatedImage } from '../evaluateFolder';
import { agreementReport } from './agreementReport';
import { fuseFolders } from './fuseFolders';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const TRUTH = 'CCO';
const image = (file: string, answer: string, confidence?: number): EvaluatedImage => ({
  file,
  truth: TRUTH,
  answer,
  exact: answer === TRUTH,
  withoutStereo: answer === TRUTH,
  centres: { drawn: 0, right: 0, added: 0 },
  sameInchi: answer === TRUTH,
  tanimoto: 1,
  confidence,
  cpuSeconds: 1,
  mistake: null,
});

const answersOf = (engine: 'pixel-graph' | 'osra', ...scores: EvaluatedImage[]) => ({
  engine,
  folders: [{ name: 'one', path: 'one', skipped: 0, scores }],
});

const fused = () =>
  fuseFolders(rdkit, [
    answersOf(
      'pixel-graph',
      image('a', 'CCO', 0.9),
      image('b', 'CCN', 0.9),
      image('c', ''),
      image('d', ''),
    ),
    answersOf(
      'osra',
      image('a', 'OCC', 0.75),
      image('b', 'CCO', 0.75),
      image('c', 'CCO', 0.75),
      image('d', ''),
    ),
  ]);

test('takes what the programs together say, with their confidence and time', () => {
  const [folder] = fused();
  expect(folder?.scores).toMatchObject([
    { file: 'a', answer: 'CCO', agreed: true, exact: true, cpuSeconds: 2 },
    { file: 'b', answer: 'CCN', agreed: false, exact: false },
    { file: 'c', answer: 'CCO', agreed: false, exact: true },
    { file: 'd', answer: '', agreed: undefined, confidence: undefined },
  ]);
  const [both, , alone] = folder?.scores ?? [];
  expect(both?.confidence).toBeGreaterThan(0.9);
  expect(alone?.confidence).toBeLessThan(0.9);
});

test('refuses programs that did not read the same pictures', () => {
  const programs = [answersOf('pixel-graph', image('a', 'CCO', 0.9)), answersOf('osra')];
  expect(() => fuseFolders(rdkit, programs)).toThrow('Not every program read a');
});

test('reports how often the programs agree, and who is right where they differ', () => {
  const [, , row] = agreementReport(['PixelGraph', 'OSRA'], fused());
  // agreed, exact, InChI; differ, exact, InChI; alone, exact, InChI; none; PixelGraph, OSRA; any
  expect(row?.trim().split(/\s+/)).toEqual([
    'one',
    ...['25.0', '100.0', '100.0'],
    ...['25.0', '0.0', '0.0'],
    ...['25.0', '100.0', '100.0'],
    '25.0',
    ...['0.0', '100.0'],
    '75.0',
  ]);
});
