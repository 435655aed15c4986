import { usualBondIn } from '../usualBond';
import type { Budget } from '../labels/searchBudget';
import type { GraphAtom, MolecularGraph } from '../molecularGraph';
import { GraphBuilder } from '../vector-graph/graphBuilder';
import { growFormula } from '../vector-graph/growFormula';
import { readGroup } from './readGroup';
import { residueName } from './residueName';
import { withoutPlainHydrogens } from './withoutPlainHydrogens';

/** A core with its residues filled in, or why that is not possible, worded for the user. */
type FilledCore =
  | { readonly ok: true; readonly graph: MolecularGraph }
  | { readonly ok: false; readonly reason: string };

/** The residues of a drawing, by the index of their atoms. */
const residuesOf = ({ atoms }: MolecularGraph): [index: number, atom: GraphAtom][] =>
  atoms.flatMap((atom, i): [number, GraphAtom][] => (atom.element === '*' ? [[i, atom]] : []));

const nameOf = ({ label }: GraphAtom): string => residueName(label ?? '');

/** The names of a drawing's residues, without those that have none. */
const residueNames = (graph: MolecularGraph): Set<string> =>
  new Set(residuesOf(graph).flatMap(([, atom]) => nameOf(atom) || []));

/**
 * Puts the groups of a table's row in the place of a drawing's residues. Places and wedges stay as drawn; what
 * is not read soundly is refused, never guessed.
 *
 * @param groups by the residue's name, as printed
 * @param budget steps that reading the groups may take
 */
export function fillResidues(
  graph: MolecularGraph,
  groups: Readonly<Record<string, string>>,
  budget: Budget,
): FilledCore {
  const named = new Map(Object.entries(groups).map(([name, text]) => [residueName(name), text]));
  const drawn = residueNames(graph);
  const absent = [...named.keys()].find((name) => !drawn.has(name));
  if (absent !== undefined) return refused(`The reading of the drawing has no ${absent}`);
  const builder = builderOf(graph);
  for (const [index, atom] of residuesOf(graph)) {
    const problem = fill(builder, index, atom, named, budget);
    if (problem !== undefined) return refused(problem);
  }
  return { ok: true, graph: withoutPlainHydrogens(builder.graph()) };
}

const refused = (reason: string): FilledCore => ({ ok: false, reason });

/** Replaces one residue; returns why it cannot. */
function fill(
  builder: GraphBuilder,
  index: number,
  residue: GraphAtom,
  groups: ReadonlyMap<string, string>,
  budget: Budget,
): string | undefined {
  const name = nameOf(residue);
  const text = groups.get(name);
  if (name === '') return 'A residue of the drawing has no name';
  if (text === undefined) return `The table does not say what ${name} is`;
  if (text.trim() === '') return `The table leaves ${name} empty`;
  const orders = builder.bonds.flatMap(({ begin, end, order }) =>
    begin === index || end === index ? [order] : [],
  );
  const formula = readGroup(text, orders, budget);
  const [end] = new Set(formula?.ends);
  if (!formula || end === undefined || new Set(formula.ends).size > 1) {
    return `“${text}” for ${name} is not understood`;
  }
  const atom = builder.atoms[index];
  const group = formula.atoms[end];
  if (!atom || !group) return `“${text}” for ${name} is not understood`;
  delete atom.label;
  atom.element = group.element;
  atom.charge = group.charge;
  if (group.isotope !== undefined) atom.isotope = group.isotope;
  growFormula(builder, formula, new Map([[end, index]]), atom);
  return undefined;
}

function builderOf(graph: MolecularGraph): GraphBuilder {
  const { atoms, bonds } = graph;
  const builder = new GraphBuilder(usualBondIn(graph) ?? 1);
  builder.atoms.push(...atoms.map(({ confidence: _confidence, ...atom }) => ({ ...atom })));
  for (const { begin, end, order, stereo } of bonds) builder.addBond(begin, end, order, stereo);
  return builder;
}
