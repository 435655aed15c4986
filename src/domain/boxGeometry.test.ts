/** @jest-environment node */
import {
  boxBetween,
  lineBetween,
  lineInside,
  middleOf,
  movedBox,
  partsOf,
  pointOnPage,
  resizedBox,
  touch,
} from './boxGeometry';

const SIZE = { width: 600, height: 800 };
const box = (x: number, y: number, width: number, height: number) => ({
  ...{ page: 2, x, y, width, height },
});
const BOX = box(100, 200, 50, 40);
const at = (x: number, y: number) => ({ x, y });

it.each([
  ['at 100 %, of 96 px an inch', 800, 133, 266, at(92.25, 192)],
  ['at half of that', 400, 133, 266, at(184.5, 384)],
  ['left of and above the page', 600, 0, 0, at(-10, -10)],
])('a place in the window is one on the page %s', (_zoom, width, clientX, clientY, place) => {
  const shown = { left: 10, top: 10, width };
  expect(pointOnPage({ clientX, clientY }, shown, SIZE)).toEqual(place);
});

it.each([
  ['down to the right', at(10, 20), at(30, 50), box(10, 20, 20, 30)],
  ['up to the left', at(30, 50), at(10, 20), box(10, 20, 20, 30)],
  ['beyond the page', at(590, 790), at(700, 900), box(590, 790, 10, 10)],
  ['from before the page', at(-5, -5), at(10, 10), box(0, 0, 10, 10)],
])('a box is drawn %s', (_how, from, to, drawn) => {
  expect(boxBetween(2, from, to, SIZE)).toEqual(drawn);
});

it.each([
  [at(5, -5), box(105, 195, 50, 40)],
  [at(-500, -500), box(0, 0, 50, 40)],
  [at(900, 900), box(550, 760, 50, 40)],
])('a box is moved by %j, and stays on the page', (by, moved) => {
  expect(movedBox(BOX, by, SIZE)).toEqual(moved);
});

it.each([
  ['nw', at(-10, -20), box(90, 180, 60, 60)],
  ['n', at(-10, -20), box(100, 180, 50, 60)],
  ['ne', at(10, -20), box(100, 180, 60, 60)],
  ['e', at(10, -20), box(100, 200, 60, 40)],
  ['se', at(10, 20), box(100, 200, 60, 60)],
  ['s', at(10, 20), box(100, 200, 50, 60)],
  ['sw', at(-10, 20), box(90, 200, 60, 60)],
  ['w', at(-10, 20), box(90, 200, 60, 40)],
  ['w', at(900, 0), box(141, 200, 9, 40)],
  ['e', at(-900, 0), box(100, 200, 9, 40)],
  ['n', at(0, 900), box(100, 231, 50, 9)],
  ['se', at(900, 900), box(100, 200, 500, 600)],
  ['nw', at(-900, -900), box(0, 0, 150, 240)],
] as const)('the handle %s, moved by %j, moves its edges only', (handle, by, resized) => {
  expect(resizedBox(BOX, handle, by, { size: SIZE, least: 9 })).toEqual(resized);
});

it.each([
  ['upright', box(100, 200, 25, 40), box(125, 200, 25, 40)],
  ['level', box(100, 200, 50, 20), box(100, 220, 50, 20)],
] as const)('an %s line through the middle makes halves', (direction, first, second) => {
  expect(partsOf(BOX, middleOf(BOX, direction))).toEqual([first, second]);
});

it.each([
  ['mostly downwards', at(110, 190), at(114, 250), { direction: 'upright', at: 112 }],
  ['mostly sideways', at(90, 210), at(160, 212), { direction: 'level', at: 211 }],
  ['beside the box', at(0, 190), at(4, 250), { direction: 'upright', at: 109 }],
])('a line that is dragged %s', (_how, from, to, line) => {
  expect(lineBetween(from, to, BOX, 9)).toEqual(line);
});

it('a line goes through the middle of a box that is too small for two', () => {
  expect(lineInside({ direction: 'level', at: 0 }, box(0, 0, 50, 10), 9).at).toBe(5);
});

it.each([
  ['overlap', box(140, 230, 50, 50), true],
  ['meet at an edge', box(150, 200, 10, 10), true],
  ['stand beside one another', box(151, 200, 10, 10), false],
  ['stand below one another', box(100, 241, 10, 10), false],
  ['are on two pages', { ...BOX, page: 3 }, false],
])('boxes that %s', (_how, other, expected) => {
  expect(touch(BOX, other)).toBe(expected);
  expect(touch(other, BOX)).toBe(expected);
});
