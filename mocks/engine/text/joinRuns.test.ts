import { placeText } from '../testing/placeText';
import { joinRuns } from './joinRuns';

/** Consecutive runs without gaps, each with its rise above the baseline. */
const line = (...parts: readonly [text: string, rise?: number, gap?: number][]) => {
  let x = 0;
  const runs = parts.map(([text, rise = 0, gap = 0]) => {
    const run = placeText(text, x + gap, 100 - rise, { size: rise === 0 ? 10 : 6.5 });
    x = run.x + run.width;
    return run;
  });
  return joinRuns(runs, 100, 10);
};

describe('runs of a line', () => {
  it.each([
    ['numbers of references after a word are raised', line(['thujone'], ['12', 3]), 'thujone¹²'],
    ['a range of references is raised', line(['Fabaceae)'], ['1–3', 3], ['.']), 'Fabaceae)¹⁻³.'],
    ['isotopes stay as typed', line(['the '], ['13', 3], ['C NMR']), 'the 13C NMR'],
    ['exponents of short units stay as typed', line(['cm'], ['2', 3]), 'cm2'],
    ['a raised ring is the degree sign', line(['37 '], ['◦', 3], ['C']), '37 °C'],
    ['lowered digits stay as typed', line(['H'], ['2', -2], ['O']), 'H2O'],
    ['a gap is a blank', line(['two'], ['words', 0, 3]), 'two words'],
    ['a kern is no blank', line(['wo'], ['rd', 0, 1]), 'word'],
    ['blanks of their own count once', line(['two'], [' '], [' words']), 'two words'],
    ['a locant in italics stays at its name', line(['of p-'], ['coumaric', 0, 3]), 'of p-coumaric'],
    ['a locant that waits for its name keeps the blank', line(['β-'], ['and', 0, 3]), 'β- and'],
  ])('%s', (_rule, text, expected) => {
    expect(text).toBe(expected);
  });
});
