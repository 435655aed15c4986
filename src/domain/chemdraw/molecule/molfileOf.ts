import { bondsByAtom, type Atom, type Graph } from './graph';
import { CHEMDRAW_BOND_LENGTH, spanOf, usualBondLength } from './measures';
import { NO_BONDS, statedValence } from './statedValence';

/** What the usual bond measures in a molfile. */
const BOND_LENGTH = 1.5;
/** A V2000 molfile counts with three digits. */
const MOST_OF_V2000 = 999;
/** Beyond this, a position does not fit its ten columns. */
const FARTHEST = 9999;

const WEDGES_V2000 = { none: 0, up: 1, either: 4, down: 6 } as const;
const WEDGES_V3000 = { none: '', up: ' CFG=1', either: ' CFG=2', down: ' CFG=3' } as const;
/** A double bond of which the sides are not known. */
const CROSSED = 3;

const HEADER = '\n  MARCUS            2D\n\n';

/** @param isRelative its stereo does not say which of two mirror images it is */
export function molfileOf(graph: Graph, isRelative: boolean): string {
  const isLarge = Math.max(graph.atoms.length, graph.bonds.length) > MOST_OF_V2000;
  const isChiral =
    !isRelative && graph.bonds.some(({ wedge }) => wedge === 'up' || wedge === 'down');
  return HEADER + (isLarge ? v3000(graph, isChiral) : v2000(graph, isChiral));
}

function v2000({ atoms, bonds }: Graph, isChiral: boolean): string {
  const { numberOf, placeOf, valenceOf } = factsOf({ atoms, bonds });
  const counts = `${padded(atoms.length)}${padded(bonds.length)}  0  0  ${isChiral ? 1 : 0}  0  0  0  0  0999 V2000`;
  const atomLines = atoms.map((atom) => {
    const [x, y] = placeOf(atom).map((value) => value.toFixed(4).padStart(10));
    const valence = padded(valenceOf(atom));
    return `${x}${y}    0.0000 ${atom.element.padEnd(3)} 0  0  0  0  0${valence}  0  0  0  0  0  0`;
  });
  const bondLines = bonds.map((bond) => {
    const wedge = bond.order === 2 && bond.wedge === 'either' ? CROSSED : WEDGES_V2000[bond.wedge];
    const fields = [numberOf(bond.begin), numberOf(bond.end), bond.order, wedge];
    return `${fields.map(padded).join('')}  0  0  0`;
  });
  const aliases = atoms.flatMap((atom) =>
    atom.alias === undefined ? [] : [`A  ${padded(numberOf(atom))}`, atom.alias],
  );
  const lists = [
    ...list('CHG', atoms, numberOf, ({ charge }) => charge),
    ...list('RAD', atoms, numberOf, ({ radical }) => radical),
    ...list('ISO', atoms, numberOf, ({ isotope }) => isotope),
    ...list('RGP', atoms, numberOf, ({ group }) => group ?? 0),
  ];
  return [counts, ...atomLines, ...bondLines, ...aliases, ...lists, 'M  END', ''].join('\n');
}

const padded = (value: number): string => value.toString().padStart(3);

/** Eight atoms a line. */
function list(
  name: string,
  atoms: readonly Atom[],
  numberOf: (atom: Atom) => number,
  valueOf: (atom: Atom) => number,
): string[] {
  const entries = atoms
    .filter((atom) => valueOf(atom) !== 0)
    .map((atom) => ` ${padded(numberOf(atom))} ${padded(valueOf(atom))}`);
  const lines: string[] = [];
  for (let at = 0; at < entries.length; at += 8) {
    const part = entries.slice(at, at + 8);
    lines.push(`M  ${name}${padded(part.length)}${part.join('')}`);
  }
  return lines;
}

function v3000({ atoms, bonds }: Graph, isChiral: boolean): string {
  const { numberOf, placeOf, valenceOf } = factsOf({ atoms, bonds });
  const atomLines = atoms.map((atom) => {
    const [x, y] = placeOf(atom).map((value) => value.toFixed(4));
    const more = [
      ['CHG', atom.charge],
      ['RAD', atom.radical],
      ['MASS', atom.isotope],
      ['VAL', valenceOf(atom) === NO_BONDS ? -1 : valenceOf(atom)],
    ] as const;
    const words = more.filter(([, value]) => value !== 0).map(([key, value]) => ` ${key}=${value}`);
    const group = atom.group === undefined ? '' : ` RGROUPS=(1 ${atom.group})`;
    return `${numberOf(atom)} ${atom.element} ${x} ${y} 0 0${words.join('')}${group}`;
  });
  const bondLines = bonds.map(
    (bond, index) =>
      `${index + 1} ${bond.order} ${numberOf(bond.begin)} ${numberOf(bond.end)}${WEDGES_V3000[bond.wedge]}`,
  );
  const counts = `COUNTS ${atoms.length} ${bonds.length} 0 0 ${isChiral ? 1 : 0}`;
  const parts = ['BEGIN CTAB', counts, 'BEGIN ATOM', ...atomLines, 'END ATOM'];
  const lines = [...parts, 'BEGIN BOND', ...bondLines, 'END BOND', 'END CTAB'];
  const head = '  0  0  0     0  0            999 V3000';
  return [head, ...lines.map((line) => `M  V30 ${line}`), 'M  END', ''].join('\n');
}

function factsOf(graph: Graph): {
  numberOf: (atom: Atom) => number;
  placeOf: (atom: Atom) => readonly [x: number, y: number];
  valenceOf: (atom: Atom) => number;
} {
  const numbers = new Map(graph.atoms.map((atom, index) => [atom, index + 1]));
  const bondsOf = bondsByAtom(graph);
  return {
    numberOf: (atom) => numbers.get(atom) ?? 0,
    placeOf: placesOf(graph),
    valenceOf: (atom) => statedValence(atom, bondsOf.get(atom) ?? []),
  };
}

/** y up, around the middle; the usual bond has its length. */
function placesOf(graph: Graph): (atom: Atom) => readonly [number, number] {
  const [left, top, right, bottom] = spanOf(graph);
  const usual = usualBondLength(graph) ?? CHEMDRAW_BOND_LENGTH;
  const scale = Math.min(BOND_LENGTH / usual, FARTHEST / Math.max(1, right - left, bottom - top));
  return ({ at: [x, y] }) => [(x - (left + right) / 2) * scale, ((top + bottom) / 2 - y) * scale];
}
