import { pageOf, placeText } from '../testing/placeText';
import type { TextRun } from './pageContent';
import { withoutHidden } from './withoutHidden';

const run = (text: string, x: number, y: number, rest: Partial<TextRun> = {}): TextRun => ({
  ...placeText(text, x, y),
  bold: false,
  italic: false,
  ...rest,
});

const textsOf = (
  texts: Parameters<typeof pageOf>[0],
  hidden: readonly TextRun[],
  seen: readonly TextRun[] = [],
) => withoutHidden(pageOf(texts), { seen, hidden }).texts.map(({ text }) => text);

it('drops what is hidden, also where pdf.js cut the run differently', () => {
  const texts = [
    placeText('the old', 50, 100),
    placeText('text', 90, 100),
    placeText('new', 50, 103),
  ];
  expect(textsOf(texts, [run('the old text', 50, 100)])).toEqual(['new']);
});

it.each<[string, Partial<TextRun>]>([
  ['on a line 0.2 points away', { y: 100.2 }],
  ['of slightly smaller letters', { size: 9.96 }],
  ['written upwards', { angle: -90 }],
  ['that ends before', { x: 20, width: 20 }],
  ['of other letters', { text: 'xyz' }],
])('keeps letters beside a hidden run %s', (_what, rest) => {
  expect(textsOf([placeText('word', 50, 100)], [run('word', 50, 100, rest)])).toEqual(['word']);
});

it('keeps letters that stand seen and hidden in one place', () => {
  const word = run('word', 50, 100);
  expect(textsOf([placeText('word', 50, 100)], [word], [word])).toEqual(['word']);
});

it('takes the micro sign of a glyph for the mu of the text', () => {
  const [hidden, seen] = [run('5 μg', 30, 100), run('\u00b5g', 50, 100)];
  expect(textsOf([placeText('μg', 50, 100)], [hidden], [seen])).toEqual(['μg']);
});
