import type { Box } from '../geometry/box';
import { boxOf } from '../geometry/boxes';
import { distance } from '../geometry/vector';
import type { Line } from './lineArt';

export const boxOfLine = ({ a, b }: Pick<Line, 'a' | 'b'>): Box =>
  boxOf([a, b]) ?? [a.x, a.y, a.x, a.y];

export const lengthOf = ({ a, b }: Pick<Line, 'a' | 'b'>): number => distance(a, b);
