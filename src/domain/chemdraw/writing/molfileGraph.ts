import { readDrawn, endsOf } from '../../drawnMolfile';
import { atomicNumberOf } from '../molecule/elements';
import type { Atom, Bond, Graph, Wedge } from '../molecule/graph';
import { NO_BONDS } from '../molecule/statedValence';

const WEDGES_V2000: Readonly<Record<number, Wedge>> = {
  1: 'up',
  3: 'either',
  4: 'either',
  6: 'down',
};
const WEDGES_V3000: Readonly<Record<number, Wedge>> = { 1: 'up', 2: 'either', 3: 'down' };
/** What the third column of an atom of V2000 says of its charge; lists below stand above it. */
const CHARGES = [0, 3, 2, 1, 0, -1, -2, -3];
const DOUBLET_IN_CHARGES = 4;
/** A line of V3000 that ends in a hyphen continues on the next. */
const CONTINUED = /-[ \t]*\r?\nM {2}V30 /g;

/** An atom as a molfile states it, and its valence, of which 0 says nothing. */
interface StatedAtom extends Atom {
  readonly valence: number;
}

/**
 * The atoms and bonds of a molfile, V2000 or V3000, in its own units, y down.
 *
 * @returns undefined for other texts, and for a bond between atoms that are not there
 */
export function graphOfMolfile(molfile: string): Graph | undefined {
  const read = molfile.includes('V3000') ? ofV3000(molfile) : ofV2000(molfile);
  if (!read || read.atoms.length === 0) return undefined;
  const bonds = read.bonds.flatMap(({ ends: [begin, end], ...bond }): Bond[] => {
    const [first, second] = [read.atoms[begin], read.atoms[end]];
    if (!first || !second || first === second) return [];
    return [{ ...bond, id: '', begin: first, end: second, display: 'Solid' }];
  });
  return bonds.length === read.bonds.length ? { atoms: read.atoms, bonds } : undefined;
}

interface Read {
  readonly atoms: readonly StatedAtom[];
  readonly bonds: readonly {
    readonly ends: readonly [begin: number, end: number];
    readonly order: number;
    readonly wedge: Wedge;
  }[];
}

function ofV2000(molfile: string): Read | undefined {
  const drawn = readDrawn(molfile);
  if (!drawn) return undefined;
  const lists = listsIn(drawn.rest);
  const atoms = drawn.atoms.map((line, index): StatedAtom => {
    const symbol = line.slice(31, 34).trim();
    const charge = Number(line.slice(36, 39));
    const listed = (name: string) => lists.get(`${name} ${index + 1}`);
    return atomOf(symbol, {
      at: [Number(line.slice(0, 10)), -Number(line.slice(10, 20))],
      charge: listed('CHG') ?? (lists.has('CHG') ? 0 : (CHARGES[charge] ?? 0)),
      radical: listed('RAD') ?? (charge === DOUBLET_IN_CHARGES ? 2 : 0),
      isotope: listed('ISO') ?? 0,
      group: listed('RGP') ?? 0,
      valence: Number(line.slice(48, 51)) || 0,
      alias: aliasIn(drawn.rest, index + 1),
    });
  });
  const bonds = drawn.bonds.map((line) => ({
    ends: endsOf(line),
    order: Number(line.slice(6, 9)),
    wedge: WEDGES_V2000[Number(line.slice(9, 12))] ?? ('none' as const),
  }));
  return { atoms, bonds };
}

/** The values of `M  CHG` and its like by name and atom, and each name that occurs. */
function listsIn(lines: readonly string[]): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const line of lines) {
    const [, name, list] = /^M {2}(CHG|RAD|ISO|RGP)[ \d]{3}(.*)/.exec(line) ?? [];
    if (name === undefined || list === undefined) continue;
    values.set(name, 0);
    for (const [, atom, value] of list.matchAll(/(\d+) +(-?\d+)/g))
      values.set(`${name} ${atom}`, Number(value));
  }
  return values;
}

function aliasIn(lines: readonly string[], atom: number): string | undefined {
  const at = lines.findIndex(
    (line) => /^A {2}[ \d]{3}/.test(line) && Number(line.slice(3, 6)) === atom,
  );
  return at === -1 ? undefined : lines[at + 1]?.trim();
}

function ofV3000(molfile: string): Read | undefined {
  const lines = molfile.replace(CONTINUED, '').split(/\r?\n/);
  const block = (name: string) => {
    const [start, end] = [`M  V30 BEGIN ${name}`, `M  V30 END ${name}`].map((mark) =>
      lines.findIndex((line) => line.trimEnd() === mark),
    );
    return start === undefined || start === -1 ? [] : lines.slice(start + 1, end);
  };
  const numbers = new Map<string, number>();
  const atoms = block('ATOM').map((line, index) => {
    const [number = '', symbol = '', x, y] = line.slice(7).trim().split(/\s+/);
    numbers.set(number, index);
    const stated = (name: string) =>
      Number(new RegExp(`\\b${name}=(?:\\(1 )?(-?\\d+)`).exec(line)?.[1] ?? 0);
    const valence = stated('VAL');
    return atomOf(symbol, {
      at: [Number(x), -Number(y)],
      charge: stated('CHG'),
      radical: stated('RAD'),
      isotope: stated('MASS'),
      group: stated('RGROUPS'),
      valence: valence === -1 ? NO_BONDS : valence,
    });
  });
  const bonds = block('BOND').map((line) => {
    const [, order, begin = '', end = ''] = line.slice(7).trim().split(/\s+/);
    const wedge = Number(/\bCFG=(\d)/.exec(line)?.[1] ?? 0);
    return {
      ends: [numbers.get(begin) ?? -1, numbers.get(end) ?? -1] as const,
      order: Number(order),
      wedge: WEDGES_V3000[wedge] ?? ('none' as const),
    };
  });
  return { atoms, bonds };
}

/** Letters for what is no element, and the hydrogens of old molfiles. */
const HYDROGENS: Readonly<Record<string, number>> = { D: 2, T: 3 };

interface Stated extends Pick<Atom, 'at' | 'charge' | 'radical' | 'isotope'> {
  readonly group: number;
  readonly valence: number;
  readonly alias?: string | undefined;
}

function atomOf(symbol: string, { group, alias, ...stated }: Stated): StatedAtom {
  const isotope = HYDROGENS[symbol];
  const atom = { id: '', bondOrdering: [], ...stated };
  if (isotope !== undefined) return { ...atom, element: 'H', isotope };
  if (atomicNumberOf(symbol) > 0 && !alias) return { ...atom, element: symbol };
  if (group > 0) return { ...atom, element: 'R#', group };
  const words = alias ?? (symbol === '*' || symbol === 'R#' ? undefined : symbol);
  return { ...atom, element: '*', ...(words && { alias: words }) };
}
