import type { Formula } from '../../labels/formula';
import type { PixelGraphClasses } from '../classes';

/** Whether a formula is what a class stands for; hydrogens and charges are left to the drawing. */
export function meansClass(classes: PixelGraphClasses, formula: Formula, label: number): boolean {
  const name = classes.names[label] ?? '';
  const expansion = classes.expansions.get(name);
  if (expansion) {
    const atoms = expansion.atoms.map(([element]) => element);
    const bonds = expansion.bonds.map(([begin, end, order]) => ({ begin, end, order }));
    const isBornByFirst = formula.ends.every((end) => end === 0);
    return isBornByFirst && shapeOf(atoms, bonds) === shapeOf(elementsOf(formula), formula.bonds);
  }
  const [atom, second] = formula.atoms;
  if (!atom || second) return false;
  // The star is an element of the network's, and would be each residue.
  if (classes.residues.has(name) || name === '*') return atom.label === name;
  if (name === 'D') return atom.element === 'H' && atom.isotope === 2;
  return atom.element === name && atom.isotope === undefined;
}

const elementsOf = ({ atoms }: Formula): string[] => atoms.map(({ element }) => element);

/** Elements, the pairs that are bonded and the atom that bears the label: differs for all labels that the classes and articles have. */
function shapeOf(
  elements: readonly string[],
  bonds: readonly { readonly begin: number; readonly end: number; readonly order: number }[],
): string {
  const degree = elements.map(
    (_, i) => bonds.filter(({ begin, end }) => begin === i || end === i).length,
  );
  const nameOf = (i: number) => `${elements[i] ?? ''}${degree[i] ?? 0}`;
  const pairs = bonds.map(({ begin, end, order }) =>
    [nameOf(begin), nameOf(end)].sort().join(order > 1 ? '=' : '-'),
  );
  const names = elements.map((_, i) => nameOf(i));
  return [nameOf(0), names.sort().join(','), pairs.sort().join(',')].join(' ');
}
