import { atomicNumberOf, usualHydrogens } from '../molecule/elements';
import { bondsByAtom, type Atom, type Bond, type Graph } from '../molecule/graph';
import { ordersOf } from '../molecule/statedValence';
import type { Point } from '../tree/properties';
import { xmlText } from './xmlText';

const RADICALS = ['', 'Singlet', 'Doublet', 'Triplet'];
const ORDERS: Readonly<Record<number, string>> = {
  2: '2',
  3: '3',
  4: '1.5',
  5: '1 2',
  6: '1 1.5',
  7: '2 1.5',
  8: 'any',
  9: 'dative',
  10: 'hydrogen',
};
const DISPLAYS = { none: '', up: 'WedgeBegin', down: 'WedgedHashBegin', either: 'Wavy' } as const;

/** Of ChemDraw's faces of letters: numbers low and charges high, as in a formula; all high. */
const [FORMULA, SUPERSCRIPT] = [96, 64];
const CARBON = 6;

/** Numbers the objects of a file. */
export type NextId = () => number;

/** @param placeOf where an atom is on the page, in points */
export function fragmentXml(
  graph: Graph,
  { placeOf, nextId }: { placeOf: (atom: Atom) => Point; nextId: NextId },
): string {
  const bondsOf = bondsByAtom(graph);
  const fragment = nextId();
  const ids = new Map(graph.atoms.map((atom) => [atom, nextId()]));
  const nodes = graph.atoms.map((atom) => {
    const [x, y] = placeOf(atom);
    const inside = label(atom, bondsOf.get(atom) ?? [], [x, y]);
    const stated = attributes({
      id: ids.get(atom),
      p: `${x.toFixed(2)} ${y.toFixed(2)}`,
      ...inside.stated,
    });
    return `<n${stated}>${inside.text}</n>`;
  });
  const bonds = graph.bonds.map((bond) => {
    const display = DISPLAYS[bond.wedge];
    const stated = { id: nextId(), B: ids.get(bond.begin), E: ids.get(bond.end) };
    return `<b${attributes({ ...stated, Order: ORDERS[bond.order], Display: display || undefined })}/>`;
  });
  return `<fragment id="${fragment}">${nodes.join('')}${bonds.join('')}</fragment>`;
}

export const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${xmlText(String(value))}"`],
    )
    .join('');

interface Inside {
  readonly stated: Readonly<Record<string, string | number | undefined>>;
  readonly text: string;
}

/** What a node states, and the letters that ChemDraw shows for it. */
function label(atom: Atom, bonds: readonly Bond[], at: Point): Inside {
  const words = atom.group === undefined ? atom.alias : `R${atom.group}`;
  if (words !== undefined) {
    const stated = { NodeType: 'GenericNickname', GenericNickname: words };
    return { stated, text: letters(at, run(words, FORMULA)) };
  }
  if (atom.element === '*') return { stated: { NodeType: 'ExternalConnectionPoint' }, text: '' };
  return element(atom, bonds, at);
}

/** Carbon that is bound has no letters, unless something is stated of it. */
function element(atom: Atom, bonds: readonly Bond[], at: Point): Inside {
  const { charge, isotope, radical } = atom;
  const hydrogens = hydrogensOf(atom, bonds);
  const number = atomicNumberOf(atom.element);
  const stated = {
    Element: number === CARBON ? undefined : number,
    Charge: charge || undefined,
    Isotope: isotope || undefined,
    Radical: RADICALS[radical] || undefined,
  };
  const isPlain = Object.values(stated).every((value) => value === undefined);
  if (isPlain && bonds.length > 0 && hydrogens === undefined) return { stated, text: '' };
  const shown = hydrogens ?? usualHydrogens(atom, ordersOf(bonds));
  const mass = isotope === 0 ? '' : run(String(isotope), SUPERSCRIPT);
  const formula = run(`${atom.element}${countedHydrogens(shown)}${signs(charge)}`, FORMULA);
  return { stated: { ...stated, NumHydrogens: shown }, text: letters(at, mass + formula) };
}

const countedHydrogens = (count: number): string =>
  count === 0 ? '' : `H${count === 1 ? '' : count}`;

/** Where a molfile states a valence. */
function hydrogensOf(
  atom: Atom & { readonly valence?: number | undefined },
  bonds: readonly Bond[],
): number | undefined {
  if (atom.valence === undefined) return undefined;
  return Math.max(0, atom.valence - Math.floor(ordersOf(bonds)));
}

function signs(charge: number): string {
  if (charge === 0) return '';
  const size = Math.abs(charge);
  return `${size === 1 ? '' : size}${charge > 0 ? '+' : '-'}`;
}

const run = (text: string, face: number): string =>
  `<s font="3" size="10" face="${face}">${xmlText(text)}</s>`;

/** Beside the middle of the atom, in points: where ChemDraw sets the first letter. */
const letters = ([x, y]: Point, runs: string): string =>
  `<t p="${(x - 3.6).toFixed(2)} ${(y + 3.9).toFixed(2)}" LabelJustification="Left">${runs}</t>`;
