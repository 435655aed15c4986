import { pageOf } from '../testing/cdxml';

/** A bond of 40 points from here to the right. */
const bond = (left: number, top: number) =>
  `<fragment><n id="${left}1" p="${left} ${top}"/><n id="${left}2" p="${left + 40} ${top}"/><b B="${left}1" E="${left}2"/></fragment>`;
/** In letters of 10 points. */
const text = (words: string, left: number, baseline: number, id = 9) =>
  `<t id="${id}" p="${left} ${baseline}" BoundingBox="${left} ${baseline - 8} ${left + words.length * 5} ${baseline + 2}"><s size="10">${words}</s></t>`;

const labels = (objects: string) => pageOf(objects).molecules.map(({ label }) => label);

describe('a caption belongs to the drawing', () => {
  it.each([
    ['below which it stands', bond(100, 100) + text('3a', 115, 125), ['3a']],
    [
      'with its name on a further line',
      bond(100, 100) + text('3a', 115, 120) + text('quercetin', 100, 132),
      ['3a\nquercetin'],
    ],
    ['beside which a number stands', bond(100, 100) + text('(4)', 155, 103), ['(4)']],
    ['but not beside which words stand', bond(100, 100) + text('heat', 155, 103), [null]],
    ['but not far below it', bond(100, 100) + text('3a', 115, 190), [null]],
    ['but no plus', bond(100, 100) + text('+', 145, 103), [null]],
    ['but not what a letter stands for', bond(100, 100) + text('R = Me', 105, 120), [null]],
    ['that is nearer', bond(100, 100) + bond(200, 100) + text('7', 160, 110), ['7', null]],
    [
      'that has no number yet',
      bond(100, 100) + bond(150, 100) + text('5', 136, 115) + text('6', 130, 115),
      ['5', '6'],
    ],
  ])('%s', (_, objects, expected) => {
    expect(labels(objects)).toEqual(expected);
  });

  it.each([
    ['above an arrow', '<arrow BoundingBox="90 128 160 128"/>', 'hv, 3 h', [null]],
    [
      'that a step lists',
      '<scheme><step ReactionStepObjectsAboveArrow="9"/></scheme>',
      'hv, 3 h',
      [null],
    ],
    [
      'unless it is a number that a step lists',
      '<scheme><step ReactionStepObjectsAboveArrow="9"/></scheme>',
      '8, 98%',
      ['8, 98%'],
    ],
  ])('but not %s', (_, arrow, words, expected) => {
    expect(labels(bond(100, 100) + arrow + text(words, 105, 120))).toEqual(expected);
  });
});

it('counts places from the corner of the page, which reaches to what lies outside it', () => {
  const { width, height, molecules, captions } = pageOf(bond(-100, -20) + text('1', 600, 700));
  const [left, top] = [-102 - 18, -22 - 18];
  expect({ width, height }).toEqual({ width: 605 + 18 - left, height: 720 - top });
  expect(molecules[0]?.box).toEqual({ left: 18, top: 18, width: 44, height: 4 });
  expect(captions[0]).toMatchObject({ x: 600 - left, y: 700 - top });
});

it('names molecules row by row', () => {
  const page = pageOf(bond(300, 102) + bond(100, 100) + bond(100, 300));
  expect(page.molecules.map(({ box }) => [box.left, box.top])).toEqual([
    [98, 98],
    [298, 100],
    [98, 298],
  ]);
});
