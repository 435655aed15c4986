import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { parseClasses } from './classes';
import { UNCALIBRATED } from './confidence/calibration';
import { testClasses } from './testing/builders';

const weightsFolder = path.join(__dirname, 'weights');
const file = (): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(weightsFolder, 'classes.json'), 'utf8'));

const look = { file: 'label-look.onnx', sha256: 'ab', width: 160, height: 72, bondLength: 48 };

describe('parseClasses', () => {
  test('includes the label network if the file names one', () => {
    const { look: _own, ...withoutLook } = file();
    expect(parseClasses(withoutLook).look).toBeUndefined();
    expect(parseClasses({ ...withoutLook, look }).look).toEqual(look);
  });

  test('includes the letter network if the file names one', () => {
    const { letters: own, ...withoutLetters } = file();
    const letters = { ...look, file: 'label-letters.onnx', alphabet: 'CHO' };
    expect(own).toBeDefined();
    expect(parseClasses(withoutLetters).letters).toBeUndefined();
    expect(parseClasses({ ...withoutLetters, letters }).letters).toEqual(letters);
  });

  test('includes the line network if the file names one', () => {
    const { lines: own, ...withoutLines } = file();
    const lines = { file: 'line-reader.onnx', sha256: 'ab', height: 32, alphabet: '12a' };
    expect(own).toBeDefined();
    expect(parseClasses(withoutLines).lines).toBeUndefined();
    expect(parseClasses({ ...withoutLines, lines }).lines).toEqual(lines);
  });

  test('reads the project’s own file', () => {
    expect(testClasses.names[0]).toBe('C');
    expect(testClasses.prior).toHaveLength(testClasses.names.length);
    expect(testClasses.names.slice(0, testClasses.elementCount)).toEqual(file()['elements']);
    expect(testClasses.residues.has('R1')).toBe(true);
    expect(testClasses.expansions.get('OMe')?.atoms).toEqual([
      ['O', 0],
      ['C', 0],
    ]);
  });

  test('has no calibration if the file has none', () => {
    const { calibration: _table, unreadableBelow: _limit, ...without } = file();
    expect(parseClasses(without).calibration).toEqual(UNCALIBRATED);
  });

  test('identifies the weights that are stored next to the classes', () => {
    const checksum = (name: string): string =>
      createHash('sha256')
        .update(readFileSync(path.join(weightsFolder, name)))
        .digest('hex');
    const { weightsSha256, look: labels, letters, lines } = testClasses;
    expect(checksum('pixel-graph.onnx')).toBe(weightsSha256);
    expect(checksum(labels?.file ?? '')).toBe(labels?.sha256);
    expect(checksum(letters?.file ?? '')).toBe(letters?.sha256);
    expect(checksum(lines?.file ?? '')).toBe(lines?.sha256);
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
    ['a label network in another folder', { look: { ...look, file: '../look.onnx' } }, /look.file/],
    [
      'a calibration that falls',
      {
        calibration: [
          [0.1, 0.5],
          [0.2, 0.4],
        ],
      },
      /must rise/,
    ],
    [
      'a calibration that stands still',
      {
        calibration: [
          [0.1, 0.5],
          [0.1, 0.6],
        ],
      },
      /must rise/,
    ],
    ['a confidence of 2', { calibration: [[0.1, 2]] }, /calibration/],
    ['views without height', { look: { ...look, height: 0 } }, /look.height/],
  ])('refuses %s', (_, change, message) => {
    expect(() => parseClasses({ ...file(), ...change })).toThrow(message);
  });

  test('refuses anything but an object', () => {
    expect(() => parseClasses(null)).toThrow(/Classes file/);
  });
});
