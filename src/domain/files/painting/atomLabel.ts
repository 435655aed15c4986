import type { PaintedLetters, PaintedPoint } from '../../painting/painted';
import type { MolfileAtom } from '../../molfileAtoms';
import { implicitHydrogens } from './implicitHydrogens';
import { widthOf } from './widthOf';

/** Points. */
const SIZE = 9.5;
const SMALL = 6.8;
/** Of capitals, as a share of the size. */
const CAPITAL = 0.72;

/** Text of a label: in the line, raised or lowered. */
interface Piece {
  readonly text: string;
  readonly shift?: 'up' | 'down';
}

const sizeOf = ({ shift }: Piece): number => (shift ? SMALL : SIZE);
const RISE = { up: -3.6, down: 2.2 } as const;

const counted = (count: number, what: string): Piece[] =>
  count === 0
    ? []
    : [{ text: what }, ...(count > 1 ? [{ text: `${count}`, shift: 'down' } as const] : [])];

function chargeInWords(charge: number, radical: number): Piece[] {
  const sign = charge > 0 ? '+' : '–';
  const size = Math.abs(charge);
  const text =
    (size > 1 ? `${size}` : '') +
    (size > 0 ? sign : '') +
    '•'.repeat(radical === 0 ? 0 : radical === 2 ? 1 : 2);
  return text === '' ? [] : [{ text, shift: 'up' }];
}

/** A label, and how far bonds stop before its atom. */
export interface AtomLabel {
  readonly letters: readonly PaintedLetters[];
  /** Points. */
  readonly clearance: number;
}

/**
 * What stands at an atom, its symbol on the atom and its hydrogens on the side without bonds; undefined for carbons
 * that a reader knows from their bonds.
 *
 * @param place of the atom, points
 * @param around places of its neighbours, points
 * @param bonds sum of its bonds' orders
 */
export function atomLabel(
  atom: MolfileAtom,
  place: PaintedPoint,
  around: readonly PaintedPoint[],
  bonds: number,
): AtomLabel | undefined {
  const { symbol, charge, isotope, radical, alias } = atom;
  const isPlain = charge === 0 && isotope === undefined && radical === 0 && alias === undefined;
  if (symbol === 'C' && isPlain && around.length > 0 && atom.valence === undefined)
    return undefined;
  const own: Piece = { text: alias ?? (symbol === 'D' ? 'D' : symbol) };
  const mass: Piece[] = isotope === undefined ? [] : [{ text: `${isotope}`, shift: 'up' }];
  const hydrogens = counted(alias === undefined ? implicitHydrogens(atom, bonds) : 0, 'H');
  const end = chargeInWords(charge, radical);
  const isLeft = around.length > 0 && around.every(([x]) => x > place[0] + 1);
  const before = isLeft ? [...hydrogens, ...mass] : mass;
  const after = isLeft ? end : [...hydrogens, ...end];
  return { letters: set(before, own, after, place, isLeft), clearance: SIZE * 0.58 };
}

/** Sets the pieces so that the symbol, or the first or last letter of a longer one, stands on the atom. */
function set(
  before: readonly Piece[],
  own: Piece,
  after: readonly Piece[],
  [x, y]: PaintedPoint,
  isLeft: boolean,
): PaintedLetters[] {
  const width = widthOf(own.text, SIZE);
  const isLong = own.text.length > 2;
  const anchor = isLeft ? own.text.slice(-1) : own.text.slice(0, 1);
  const half = widthOf(isLong ? anchor : own.text, SIZE) / 2;
  const left = isLong && isLeft ? x + half - width : x - half;
  const base = y + (SIZE * CAPITAL) / 2;
  const letters: PaintedLetters[] = [{ text: own.text, at: [left, base], size: SIZE }];
  let start = left;
  for (const piece of before.toReversed()) {
    start -= widthOf(piece.text, sizeOf(piece));
    letters.push(letterOf(piece, start, base));
  }
  let end = left + width;
  for (const piece of after) {
    letters.push(letterOf(piece, end, base));
    end += widthOf(piece.text, sizeOf(piece));
  }
  return letters;
}

const letterOf = (piece: Piece, x: number, base: number): PaintedLetters => ({
  text: piece.text,
  at: [x, base + (piece.shift ? RISE[piece.shift] : 0)],
  size: sizeOf(piece),
});
