import { readFragment } from './fragment';
import type { DraftNode } from './formulaDraft';

/** An atom that a label stands for. */
export interface FormulaAtom {
  readonly element: string;
  readonly charge: number;
  readonly isotope?: number;
  /** Name of a residue, as written. */
  readonly label?: string;
  /** Hydrogens that the label states; undefined within abbreviated groups. */
  readonly hydrogens?: number;
  /** Letters of the label that name it, end excluded. */
  readonly from: number;
  readonly to: number;
}

export interface FormulaBond {
  readonly begin: number;
  readonly end: number;
  readonly order: 1 | 2 | 3;
}

/** What a label stands for. */
export interface Formula {
  readonly atoms: readonly FormulaAtom[];
  readonly bonds: readonly FormulaBond[];
  /** The atom that each drawn bond leads to. */
  readonly ends: readonly number[];
}

/** Writes out the abbreviated groups of a formula. */
export function writeOut(nodes: readonly DraftNode[], ends: readonly number[]): Formula {
  const atoms: FormulaAtom[] = [];
  const bonds: FormulaBond[] = [];
  const places = nodes.map(() => 0);
  nodes.forEach((node, i) => {
    const place = atoms.length;
    places[i] = place;
    const { from, to } = node;
    if (node.group === undefined) atoms.push(atomOf(node));
    else {
      const fragment = readFragment(node.group);
      atoms.push(...fragment.atoms.map(({ element, charge }) => ({ element, charge, from, to })));
      fragment.atoms.forEach(({ parent, order }, k) => {
        if (parent >= 0) bonds.push({ begin: place + parent, end: place + k, order });
      });
      for (const closure of fragment.closures) {
        bonds.push({ begin: place + closure.from, end: place + closure.to, order: closure.order });
      }
    }
    if (node.parent >= 0)
      bonds.push({ begin: places[node.parent] ?? 0, end: place, order: node.order });
  });
  return { atoms, bonds, ends: ends.map((end) => places[end] ?? 0) };
}

function atomOf({ element, charge, hydrogens, isotope, label, from, to }: DraftNode): FormulaAtom {
  return {
    element,
    charge,
    from,
    to,
    ...(element === '*' ? {} : { hydrogens }),
    ...(isotope === undefined ? {} : { isotope }),
    ...(label === undefined ? {} : { label }),
  };
}

/**
 * A formula as text that is the same for the same molecule with the same drawn bonds, whatever the order in
 * which it was read.
 */
export function keyOf(nodes: readonly DraftNode[], ends: readonly number[]): string {
  const nameOf = (i: number): string => {
    const node = nodes[i];
    if (!node) return '';
    const { element, charge, hydrogens, isotope, label, group } = node;
    const marks = ends.flatMap((end, k) => (end === i ? [k] : [])).join('.');
    return [group ?? element, isotope, hydrogens, charge, label, marks].join('/');
  };
  const from = (i: number, before: number): string => {
    const around = nodes.flatMap((node, j) => {
      const bonded = node.parent === i || nodes[i]?.parent === j;
      if (!bonded || j === before) return [];
      return [(node.parent === i ? node.order : (nodes[i]?.order ?? 1)) + from(j, i)];
    });
    return `${nameOf(i)}(${around.sort().join(',')})`;
  };
  const start = ends[0] ?? nodes.findIndex(({ isPart }) => !isPart);
  const roots = nodes.flatMap(({ parent }, i) => (parent < 0 ? [i] : []));
  const main = rootOf(nodes, start);
  const parts = roots.filter((root) => root !== main).map((root) => from(root, -1));
  return [from(start, -1), ...parts.sort()].join(' ');
}

function rootOf(nodes: readonly DraftNode[], index: number): number {
  let at = index;
  for (let up = nodes[at]?.parent ?? -1; up >= 0; up = nodes[at]?.parent ?? -1) at = up;
  return at;
}
