import type { Doubt } from './doubt';
import { endsOf, ORDERS, readDrawn, WEDGES, type DrawnMolfile } from './drawnMolfile';

/**
 * Changes of a molfile at one doubtful place, in the words in which engines state what may be drawn there
 * (docs/contract.md 7.7). Only V2000, and only what leaves the order of the atoms as it is, so that the places of
 * the others stay right.
 */

const MIRRORED: Readonly<Record<number, number>> = { 1: 6, 6: 1 };

/** An element with its hydrogens, which a molfile leaves out, and its charge: `O`, `OH`, `NH3+`, `Cl`. */
const ATOM = /^(?<element>B|C|N|O|F|Si|P|S|Cl|Se|Br|I|H)(?:H\d?)?(?<amount>[23]?)(?<sign>[+−-]?)$/;

/**
 * @param reading one of the doubt's
 * @returns the changed molfile; `undefined` if this cannot be drawn there, or the molfile cannot be read
 */
export function fixedMolfile(
  molfile: string,
  doubt: Pick<Doubt, 'atoms'>,
  reading: string,
): string | undefined {
  const parsed = readDrawn(molfile);
  if (!parsed || doubt.atoms.some((atom) => atom >= parsed.atoms.length)) return undefined;
  const fixed = fixedAt(parsed, doubt.atoms, reading);
  return fixed && write(fixed);
}

/** What else may be drawn at a place, of what its doubt says; the reading that stands comes first. */
export const choicesAt = (doubt: Doubt, molfile: string): readonly string[] => {
  const [standing, ...others] = doubt.readings ?? [];
  if (standing === undefined) return [];
  const possible = others.filter((one) => fixedMolfile(molfile, doubt, one) !== undefined);
  return possible.length === 0 ? [] : [standing, ...possible];
};

function fixedAt(
  parsed: DrawnMolfile,
  atoms: readonly number[],
  reading: string,
): DrawnMolfile | undefined {
  const [first, second] = atoms;
  if (first === undefined || atoms.length > 2) return undefined;
  if (second === undefined) {
    return /^\([RS]\)$/.test(reading) ? mirrored(parsed, first) : withAtom(parsed, first, reading);
  }
  if (reading === 'no bond') return withoutBond(parsed, first, second);
  const order = ORDERS[reading];
  if (order !== undefined) return withBond(parsed, first, second, { order });
  const wedge = WEDGES[reading];
  return wedge === undefined ? undefined : withBond(parsed, first, second, { wedge });
}

const column = (value: number): string => String(value).padStart(3);

const write = ({ head, counts, atoms, bonds, rest }: DrawnMolfile): string =>
  [
    ...head,
    `${counts.slice(0, 3)}${column(bonds.length)}${counts.slice(6)}`,
    ...atoms,
    ...bonds,
    ...rest,
  ].join('\n');

/** Columns of an atom: its symbol, the difference of its mass, its charge; and of the blocks behind the bonds. */
function withAtom(parsed: DrawnMolfile, index: number, reading: string): DrawnMolfile | undefined {
  const found = ATOM.exec(reading)?.groups;
  if (!found) return undefined;
  const { element = '', amount = '', sign = '' } = found;
  const atoms = parsed.atoms.map((line, at) =>
    at === index ? `${line.slice(0, 31)}${element.padEnd(3)} 0  0${line.slice(39)}` : line,
  );
  const charge = sign === '' ? 0 : Number(amount || 1) * (sign === '+' ? 1 : -1);
  const stated = charge === 0 ? [] : [`M  CHG  1 ${column(index + 1)} ${column(charge)}`];
  return { ...parsed, atoms, rest: [...stated, ...restWithout(parsed.rest, index + 1)] };
}

const PROPERTY = /^M {2}(?<kind>CHG|ISO|RAD|RGP) {1,2}\d+(?<pairs>.*)$/;

/** What the blocks state of an atom goes; an alias takes two lines. */
function restWithout(rest: readonly string[], atom: number): string[] {
  const alias = new RegExp(`^A +${atom} *$`);
  return rest.flatMap((line, at) => {
    if (alias.test(line) || alias.test(rest[at - 1] ?? '')) return [];
    const { kind, pairs } = PROPERTY.exec(line)?.groups ?? {};
    if (pairs === undefined) return [line];
    const kept = (pairs.match(/ *-?\d+ +-?\d+/g) ?? []).filter((one) => parseInt(one, 10) !== atom);
    return kept.length === 0 ? [] : [`M  ${kind}${column(kept.length)}${kept.join('')}`];
  });
}

const isBetween = (line: string, a: number, b: number): boolean =>
  endsOf(line).includes(a) && endsOf(line).includes(b);

function withoutBond(parsed: DrawnMolfile, a: number, b: number): DrawnMolfile | undefined {
  const bonds = parsed.bonds.filter((line) => !isBetween(line, a, b));
  return bonds.length === parsed.bonds.length ? undefined : { ...parsed, bonds };
}

interface BondChange {
  readonly order?: number;
  readonly wedge?: number;
}

/** A wedge is narrow at the first atom and stands on a single bond; another order has none. */
function withBond(
  parsed: DrawnMolfile,
  first: number,
  second: number,
  { order = 1, wedge = 0 }: BondChange,
): DrawnMolfile {
  const written = `${column(first + 1)}${column(second + 1)}${column(order)}${column(wedge)}`;
  const at = parsed.bonds.findIndex((line) => isBetween(line, first, second));
  const bonds =
    at < 0
      ? [...parsed.bonds, `${written}  0`]
      : parsed.bonds.with(at, `${written}${parsed.bonds[at]?.slice(12) ?? ''}`);
  return { ...parsed, bonds };
}

/** The other configuration: each wedge that is narrow at the centre is turned over. */
function mirrored(parsed: DrawnMolfile, centre: number): DrawnMolfile | undefined {
  const wedgeOf = (line: string) =>
    endsOf(line)[0] === centre ? MIRRORED[Number(line.slice(9, 12))] : undefined;
  if (!parsed.bonds.some((line) => wedgeOf(line) !== undefined)) return undefined;
  const bonds = parsed.bonds.map((line) => {
    const wedge = wedgeOf(line);
    return wedge === undefined ? line : `${line.slice(0, 9)}${column(wedge)}${line.slice(12)}`;
  });
  return { ...parsed, bonds };
}
