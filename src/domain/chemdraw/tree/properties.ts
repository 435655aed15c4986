import type { ChemDrawObject } from './chemDrawObject';

/** Left, top, right, bottom in points. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];
export type Point = readonly [x: number, y: number];

/** Beyond this, in points, nothing is drawn that a person could look at. */
const FARTHEST = 1e6;

/** Numbers of a property; none if one of them is no number that a drawing can have. */
function numbersOf({ properties }: ChemDrawObject, name: string): readonly number[] {
  const words = (properties.get(name) ?? '').split(/\s+/).filter((word) => word !== '');
  const numbers = words.map(Number);
  return numbers.every((number) => Math.abs(number) <= FARTHEST) ? numbers : [];
}

export const numberOf = (object: ChemDrawObject, name: string): number | undefined =>
  numbersOf(object, name)[0];

export function pointOf(object: ChemDrawObject, name = 'p'): Point | undefined {
  const [x, y] = numbersOf(object, name);
  return x === undefined || y === undefined ? undefined : [x, y];
}

export function boundsOf(object: ChemDrawObject): Bounds | undefined {
  const [x1, y1, x2, y2] = numbersOf(object, 'BoundingBox');
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** Ids of a list such as `12 13 14`. */
export const idsOf = ({ properties }: ChemDrawObject, name: string): readonly string[] =>
  (properties.get(name) ?? '').split(/\s+/).filter((word) => word !== '');

export const childrenOf = ({ children }: ChemDrawObject, tag: string): readonly ChemDrawObject[] =>
  children.filter((child) => child.tag === tag);

/** What a text object says, all runs of it. */
export const textOf = (object: ChemDrawObject): string =>
  childrenOf(object, 's')
    .map(({ text }) => text)
    .join('')
    .replace(/\r\n?/g, '\n');
