/** No token becomes too pale: each pair that components use, in both themes (WCAG 2.2, 1.4.3 and 1.4.11). */
import { contrast, readTokens, toRgb, valueIn, type Scheme } from './testing/readTokens';

const tokens = readTokens();

const SURFACES = ['surface-0', 'surface-1', 'surface-2'] as const;
const STATES = ['surface-hover', 'surface-active'] as const;
const MEANINGS = ['success', 'warning', 'danger', 'info'] as const;
const LABELS = Array.from({ length: 10 }, (_, index) => `label-${index + 1}`);

type Pair = readonly [front: string, back: string];

const each = (fronts: readonly string[], backs: readonly string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back]));

/** Text in the first colour on a background in the second. */
const TEXT: readonly Pair[] = [
  ...each(['text'], [...SURFACES, ...STATES, 'accent-tint', ...MEANINGS.map((it) => `${it}-tint`)]),
  // Captions also occur in selected rows and in notices.
  ...each(
    ['text-2'],
    [...SURFACES, ...STATES, 'accent-tint', ...MEANINGS.map((it) => `${it}-tint`)],
  ),
  // Links, and pressed or selected controls.
  ...each(['accent'], [...SURFACES, 'surface-hover', 'accent-tint']),
  ...each(['on-accent'], ['accent', 'accent-hover']),
  ...MEANINGS.flatMap((it) => each([it], [...SURFACES, 'surface-hover', `${it}-tint`])),
  // A chip, a tag and a row of the list; the text of the article on its label.
  ...LABELS.flatMap((it) => each([it], [`${it}-tint`, 'surface-1', 'surface-2'])),
  ...LABELS.flatMap((it) => each(['text'], [`${it}-tint`])),
];

/** What must be seen to find or understand a control or a figure. */
const SHAPES: readonly Pair[] = [
  ...each(['border-control'], SURFACES),
  // The ring is 1 px outside its control: beside a drawing, not on it.
  ...each(['focus'], [...SURFACES, ...STATES, 'accent-tint']),
  // The frame of a selected card; the progress bar on its background.
  ...each(['accent'], [...SURFACES, 'surface-active']),
  ...each(['page-mark'], ['page']),
];

/** Colours that carry no information alone, and the background of pictures. */
const DECORATION: readonly string[] = [
  'border',
  'cut-out-paper',
  'paper',
  'paper-line',
  'page-mark-tint',
  'scrim',
  'shadow-float',
];

const COLOUR = /#|rgb\(/;

describe.each<Scheme>(['light', 'dark'])('in the %s theme', (scheme) => {
  const ratio = ([front, back]: Pair) => {
    const [a, b] = [front, back].map((name) => toRgb(valueIn(scheme, tokens.get(name) ?? '')));
    if (!a || !b) throw new Error(`${front} or ${back} is no opaque colour`);
    return contrast(a, b);
  };

  it.each(TEXT)('%s is legible on %s: 4.5:1', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s is visible on %s: 3:1', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});

it('every colour is in a pair, or decoration', () => {
  const paired = new Set([...TEXT, ...SHAPES].flat());
  const colours = [...tokens].filter(([, value]) => COLOUR.test(value)).map(([name]) => name);
  expect(colours).toHaveLength(50);
  expect(colours.filter((name) => !paired.has(name) && !DECORATION.includes(name))).toEqual([]);
});

it('computes the ratios that WCAG itself gives', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});
