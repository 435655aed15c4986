import { moveDivider } from './moveDivider';

test.each([
  ['to the right', 0, 50, [350, 250, 400]],
  ['to the left', 1, -50, [300, 250, 450]],
  [
    'past the smallest size of the next pane, which takes from the one after it',
    0,
    300,
    [600, 100, 300],
  ],
  ['past the smallest size of all that follow', 0, 2_000, [800, 100, 100]],
  ['towards the first pane, past the one between', 1, -350, [150, 100, 750]],
  ['nowhere', 0, 0, [300, 300, 400]],
])('a divider moved %s', (_how, divider, by, expected) => {
  expect(moveDivider([300, 300, 400], divider, by, 100)).toEqual(expected);
});

test('a pane that is already smaller than allowed gives nothing', () => {
  expect(moveDivider([50, 300], 0, -20, 100)).toEqual([50, 300]);
});
