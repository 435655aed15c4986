import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { parseClasses } from './classes';
import { testClasses } from './testing/builders';

const weightsFolder = path.join(__dirname, 'weights');
const file = (): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(weightsFolder, 'classes.json'), 'utf8'));

describe('parseClasses', () => {
  test('reads the project’s own file', () => {
    expect(testClasses.names).toHaveLength(120);
    expect(testClasses.names[0]).toBe('C');
    expect(testClasses.elementCount).toBe(15);
    expect(testClasses.residues.has('R1')).toBe(true);
    expect(testClasses.expansions.get('OMe')?.atoms).toEqual([
      ['O', 0],
      ['C', 0],
    ]);
  });

  test('names the weights that lie beside the classes', () => {
    const weights = readFileSync(path.join(weightsFolder, 'pixel-graph.onnx'));
    expect(createHash('sha256').update(weights).digest('hex')).toBe(testClasses.weightsSha256);
  });

  test.each([
    ['a prior too short', { prior: [0] }, /prior and classes differ/],
    ['elements elsewhere', { elements: ['N'] }, /elements must come first/],
    ['classes that are numbers', { classes: [1] }, /classes/],
    [
      'a layout that lacks an atom',
      { expansions: { X: { atoms: [['C', 0]], bonds: [], xy: [] } } },
      /layout of X/,
    ],
  ])('refuses %s', (_, change, message) => {
    expect(() => parseClasses({ ...file(), ...change })).toThrow(message);
  });

  test('refuses what is no object', () => {
    expect(() => parseClasses(null)).toThrow(/Classes file/);
  });
});
