import type { LetterCosts } from '../../lines/letterShapes/letterCosts';
import { spelledWord } from './spelledWord';
import { wordOfText } from './wordOfText';
import { wordsByLength } from './wordsByLength';

/** Costs of one letter: the cheapest first, as `letterCosts` gives them. */
const costs = (table: Record<string, number>): LetterCosts =>
  new Map(Object.entries(table).sort((a, b) => a[1] - b[1]));

const clear = (char: string) => costs({ [char]: 0.1, '*': 0.4 });
const clearWord = (word: string) => [...word].map(clear);

describe('words of the article that painted letters spell', () => {
  const words = wordsByLength(['The paspalines (see paspalicine) and paspalinine, of Aflatrem.']);

  test('a word is found with a capital and without the s of the plural', () => {
    expect(wordOfText(clearWord('Paspaline'), words)).toBe('Paspaline');
    expect(wordOfText(clearWord('Aflatrem'), words)).toBe('Aflatrem');
  });

  test('the text decides between letters that are drawn alike', () => {
    const i = costs({ I: 0.1, l: 0.15, '*': 0.4 });
    expect(wordOfText([...clearWord('Af'), i, ...clearWord('atrem')], words)).toBe('Aflatrem');
  });

  test('a word that one letter contradicts is not taken', () => {
    const m = costs({ m: 0.05, n: 0.2 });
    expect(wordOfText([...clearWord('Paspali'), m, ...clearWord('e')], words)).toBeUndefined();
  });

  test('two words that differ in a doubtful letter are not told apart', () => {
    const doubtful = costs({ c: 0.2, n: 0.25 });
    const letters = [...clearWord('Paspali'), doubtful, ...clearWord('ine')];
    expect(wordOfText(letters, words)).toBeUndefined();
    expect(wordOfText(clearWord('Paspalicine'), words)).toBe('Paspalicine');
  });

  test('one letter in five may be like none that is known, not more', () => {
    const strange = costs({ l: 0.6, x: 0.5 });
    const [a, f, ...rest] = clearWord('Aflatrem');
    const [, ...later] = rest;
    const word = [a, f, strange, ...later].flatMap((each) => each ?? []);
    expect(wordOfText(word, words)).toBe('Aflatrem');
    expect(wordOfText([strange, strange, ...word.slice(2)], words)).toBeUndefined();
  });
});

describe('a letter like none that is known', () => {
  const codes = wordsByLength(['Treated with PC-M5 and Aflatrem.']);
  const strange = costs({ x: 0.5 });

  test('stands for a small letter only: a code may differ from that of the text there', () => {
    expect(wordOfText([...clearWord('PC-M'), strange], codes)).toBeUndefined();
    expect(wordOfText([strange, ...clearWord('C-M5')], codes)).toBeUndefined();
    expect(wordOfText([...clearWord('Aflatre'), strange], codes)).toBe('Aflatrem');
  });
});

describe('words of a text', () => {
  test('a run of punctuation costs no time that grows with its square', () => {
    const run = `${'.'.repeat(100_000)}a`;
    const started = process.cpuUsage();
    expect(wordsByLength([run, 'one']).get(3)).toEqual(['one', 'One']);
    expect(process.cpuUsage(started).user).toBeLessThan(2e6);
  });
});

describe('words read letter by letter', () => {
  test('every letter has to be clear', () => {
    expect(spelledWord(clearWord('β-PC-M6'))).toBe('β-PC-M6');
    expect(spelledWord([...clearWord('Dide'), costs({ a: 0.2, e: 0.23 })])).toBeUndefined();
    expect(spelledWord([...clearWord('Dide'), costs({ a: 0.4, e: 0.7 })])).toBeUndefined();
  });

  test('surroundings tell letters apart that are drawn alike', () => {
    const stroke = costs({ I: 0.1, l: 0.1, '*': 0.4 });
    expect(spelledWord([...clearWord('Ma'), stroke, ...clearWord('tol')])).toBe('Maltol');
    const ring = costs({ O: 0.1, '0': 0.12, '*': 0.4 });
    expect(spelledWord([...clearWord('RIB4'), ring])).toBe('RIB40');
  });
});
