import type { Point } from '../../geometry/box';
import { assembleLabels } from '../textLabels';
import { readPaintedLabelsOf } from './testing/readPaintedLabelsOf';
import { label } from './testing/blockLetters';

/** A triangle, as a wedge is painted. */
const wedge = (x: number, y: number): Point[] => [
  { x, y },
  { x: x + 8, y: y - 2 },
  { x: x + 8, y: y + 2 },
];

/** A thick stroke with six corners. */
const stroke = (x: number, y: number): Point[] => [
  { x, y },
  { x: x + 1, y: y - 0.6 },
  { x: x + 9, y: y - 0.6 },
  { x: x + 10, y },
  { x: x + 9, y: y + 0.6 },
  { x: x + 1, y: y + 0.6 },
];

const labelsIn = (...args: Parameters<typeof readPaintedLabelsOf>): string[] =>
  assembleLabels(readPaintedLabelsOf(...args)?.content.texts ?? [])
    .map(({ text }) => text)
    .sort();

describe('labels painted as shapes', () => {
  it.each([
    ['OH', 'two capitals'],
    ['CH3', 'a lowered digit'],
    ['H3CO', 'a capital after it'],
    ['Cl', 'a bar is an l after C'],
    ['O-', 'a bar above the middle is a minus sign'],
    ['NH+', 'a raised plus sign'],
    ['Li+', 'a low bar is an i after L'],
  ])('%s: %s', (text) => {
    expect(labelsIn(label(text, 20, 50))).toEqual([text]);
  });

  it('are told apart by their holes where a gap is narrow', () => {
    expect(labelsIn(label('O', 20, 50))).toEqual(['O']);
    expect(labelsIn(label('G', 20, 50))).toEqual([]);
  });

  it('have an S that is like a 5 only with a plus sign', () => {
    expect(labelsIn([...label('OH', 20, 50), ...label('s+', 60, 50)])).toEqual(['OH', 'S+']);
    expect(labelsIn([...label('OH', 20, 50), ...label('s', 60, 50)])).toEqual(['OH']);
    expect(labelsIn([...label('OH', 20, 50), ...label('N+', 60, 50)])).toEqual(['N+', 'OH']);
  });

  it('begin with a narrow O rather than with a 0', () => {
    expect(labelsIn(label('o', 20, 50))).toEqual(['O']);
  });

  it('have a raised plus sign beyond a lowered digit', () => {
    expect(labelsIn(label('NH3+', 20, 50)).join('')).toBe('+NH3');
  });

  it('keep a sign that is raised by most of a capital', () => {
    const [n, plus] = label('N+', 20, 50);
    const raised = plus ? [{ ...plus, y: plus.y - 1.6 }] : [];
    expect(labelsIn([...(n ? [n] : []), ...raised])).toEqual(['N+']);
  });

  const raised = ([letter]: ReturnType<typeof label>) =>
    letter ? [{ ...letter, y: letter.y - 2.4, height: 4.2 }] : [];

  it.each([
    ['t before', raised(label('t', 17.5, 50)), 'tBu'],
    ['i before', raised(label('i', 18.5, 50)), 'iBu'],
    ['t after', raised(label('t', 29.5, 50)), 'But'],
    ['t on the line before', label('t', 17, 50), 'tBu'],
    ['t with a hyphen before', [...label('t', 13, 50), ...label('-', 16, 52)], 't-Bu'],
  ])('have a branch of Bu: %s', (_where, branch, text) => {
    const letters = [...label('OH', 60, 50), ...label('Bu', 20, 50)];
    expect(labelsIn([...letters, ...branch])).toEqual([text, 'OH'].sort());
  });

  it('are not read where a raised letter before Bu is none that branches', () => {
    const letters = [...label('OH', 60, 50), ...label('Bu', 20, 50)];
    expect(labelsIn([...letters, ...raised(label('?', 16.5, 50))])).toEqual(['OH']);
  });

  it('are iodide where a bar has a minus sign and nothing before it', () => {
    const [oh, stroked] = [label('OH', 20, 50), label('I-', 60, 50)];
    expect(labelsIn([...oh, ...stroked])).toEqual(['I-', 'OH']);
    expect(labelsIn([...oh, ...stroked.slice(0, 1)])).toEqual(['OH']);
  });

  it('have no raised digits: they belong to the hydrogen above', () => {
    const two = label('H2', 20, 43)[1];
    const letters = [...label('N', 20, 50), ...label('H', 20, 43)];
    expect(labelsIn([...letters, ...(two ? [two] : [])])).toEqual(['H2', 'N']);
  });

  it('may be pale', () => {
    expect(labelsIn(label('NH', 20, 50, 6, 0.3))).toEqual(['NH']);
  });

  it('are left as shapes if one of their letters is not clear', () => {
    const letters = [...label('O?', 20, 50), ...label('NH', 60, 50)];
    expect(labelsIn(letters)).toEqual(['NH']);
    expect(readPaintedLabelsOf(letters)?.isComplete).toBe(false);
    expect(readPaintedLabelsOf(label('NH', 60, 50))?.isComplete).toBe(true);
    expect(labelsIn(label('O?', 20, 50))).toEqual([]);
  });

  it('are none if they are of an unusual size, away from a label', () => {
    expect(labelsIn([...label('OH', 20, 50), ...label('N', 60, 50, 4)])).toEqual(['OH']);
  });

  it('are not stopped by the bond beside them, nor taken from it', () => {
    const letters = label('OH', 30, 50);
    const page = readPaintedLabelsOf(letters, [wedge(21.5, 47), stroke(19.5, 49)]);
    expect(page?.content.texts.map(({ text }) => text).join('')).toBe('OH');
    expect(page?.content.paths).toHaveLength(2);
  });

  it('leave the page as it is where there are none', () => {
    expect(readPaintedLabelsOf([], [wedge(20, 20), stroke(40, 40)])).toBeUndefined();
  });

  it('are not looked for among thousands of shapes', () => {
    const many = Array.from({ length: 2100 }, (_, n) => wedge(2 + (n % 80), 2 + n / 30)).map(
      (corners) => [...corners, ...corners.map(({ x, y }) => ({ x, y: y + 0.1 }))],
    );
    expect(readPaintedLabelsOf(label('OH', 20, 50), many)).toBeUndefined();
  });

  it('stand where they are painted', () => {
    const [first] = readPaintedLabelsOf(label('O', 20, 50))?.content.texts ?? [];
    expect(first).toMatchObject({ y: 50, size: expect.closeTo(6 / 0.72, 5) });
    expect(first?.x).toBeCloseTo(20, 0);
  });
});
