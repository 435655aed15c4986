import { numberOf } from '../tree/properties';
import type { ChemDrawObject } from '../tree/chemDrawObject';
import type { Atom, Bond, Wedge } from './graph';
import type { Remarks } from './remarks';

/** As molfiles write them; both spellings of an order that a file may have. */
const ORDERS: Readonly<Record<string, number>> = {
  '1': 1,
  '2': 2,
  '3': 3,
  '1.5': 4,
  any: 8,
  dative: 9,
  hydrogen: 10,
};

/** Where a display has no end, the wedge is narrow at the bond's begin. */
const WEDGES: Readonly<Record<string, Wedge>> = {
  Wedge: 'up',
  HollowWedge: 'up',
  WedgedHash: 'down',
  Wavy: 'either',
  WavyWedge: 'either',
};

/** Drawn otherwise than a plain line, but with no end that is nearer. */
const WITHOUT_DIRECTION = new Set(['Bold', 'Hash']);
/** A partial bond, a hydrogen bond, or what lies behind the plane. */
const DASHED = new Set(['Dash', 'Dot', 'DashDot']);

/**
 * A bond between two atoms that were found; turned so that a wedge begins where it is narrow.
 *
 * @returns undefined for a bond that is none, such as an ionic one
 */
export function readBond(
  object: ChemDrawObject,
  ends: readonly [begin: Atom, end: Atom],
  remarks: Remarks,
): Bond | undefined {
  const order = orderOf(object.properties.get('Order') ?? '1', remarks);
  if (order === undefined) return undefined;
  const display = object.properties.get('Display') ?? 'Solid';
  const wedge = wedgeOf(display, order);
  if (WITHOUT_DIRECTION.has(display) && order === 1)
    remarks.tell('A bold or hashed bond without direction is read as a plain one.');
  if (DASHED.has(display) && order === 1) remarks.lack('A dashed bond is read as a plain one.');
  const id = object.properties.get('id') ?? '';
  const numbers = ['BeginExternalNum', 'EndExternalNum'].map((name) => numberOf(object, name));
  const sides = ends.map((atom, index) => ({ atom, connection: numbers[index] }));
  const [first, second] = display.endsWith('End') ? sides.toReversed() : sides;
  if (!first || !second) return undefined;
  return {
    id,
    begin: first.atom,
    end: second.atom,
    order,
    wedge,
    display,
    ...(first.connection !== undefined && { beginConnection: first.connection }),
    ...(second.connection !== undefined && { endConnection: second.connection }),
  };
}

/** Of a double bond only that its sides are not known can be said. */
function wedgeOf(display: string, order: number): Wedge {
  const wedge = WEDGES[display.replace(/(?:Begin|End)$/, '')] ?? 'none';
  return order === 1 || (order === 2 && wedge === 'either') ? wedge : 'none';
}

function orderOf(words: string, remarks: Remarks): number | undefined {
  const order = ORDERS[words];
  if (order !== undefined) return order;
  if (words === 'ionic') {
    remarks.tell('An ionic bond is read as no bond.');
    return undefined;
  }
  if (words.includes(' ')) {
    remarks.lack('A bond of one of several orders is read as any bond.');
    return 8;
  }
  remarks.lack(`A bond of the order ${words.slice(0, 12)} is read as a single one.`);
  return 1;
}
