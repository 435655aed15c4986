import { type Frame, letterLogits } from './pixel-graph/testing/lettersOf';
import { decodeLetters } from './decodeLetters';

const ALPHABET = 'CHO23()';
const BLANK: Frame = {};
const decode = (frames: readonly Frame[]) =>
  decodeLetters(letterLogits(ALPHABET, frames), ALPHABET);
const sure = (letter: string): Frame => ({ [letter]: 20 });

describe('decodeLetters', () => {
  test.each<[string, readonly Frame[], string]>([
    ['letters in a row', [sure('C'), sure('H'), sure('3')], 'CH3'],
    ['a letter over several frames once', [sure('C'), sure('C'), sure('H')], 'CH'],
    ['equal letters with a blank between', [sure('O'), BLANK, sure('O'), sure('H')], 'OOH'],
    ['nothing', [BLANK, BLANK], ''],
  ])('reads %s', (_, frames, text) => {
    const [best] = decode(frames);
    expect(best?.text).toBe(text);
    expect(best?.log).toBeCloseTo(0, 3);
  });

  test('gives the other texts that a doubtful letter allows, with their probabilities', () => {
    const [first, second] = decode([sure('C'), { '2': 9 + Math.log(3), '3': 9, '': -20 }]);
    expect([first?.text, second?.text]).toEqual(['C2', 'C3']);
    expect(Math.exp((first?.log ?? 0) - (second?.log ?? 0))).toBeCloseTo(3, 3);
    expect(Math.exp(first?.log ?? 0)).toBeCloseTo(0.75, 2);
  });

  test('adds up the alignments of a text', () => {
    // Each frame is O or blank alike: O in 3 of 4 ways.
    const even = { O: 10, '': 10 };
    const [best] = decode([even, even]);
    expect(best?.text).toBe('O');
    expect(Math.exp(best?.log ?? 0)).toBeCloseTo(0.75, 3);
  });

  test('tells in which frame each letter is clearest', () => {
    const [best] = decode([BLANK, { C: 9, '': 8 }, { C: 20 }, { C: 9, '': 8 }, BLANK, sure('H')]);
    expect(best).toMatchObject({ text: 'CH', frames: [2, 5] });
  });
});
