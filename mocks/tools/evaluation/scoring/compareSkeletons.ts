import type { RDKit } from '../../../engine/chemistry/rdkit';
import type { MolecularGraph } from '../../../engine/recognition/molecularGraph';
import { findCommonPart } from './commonPart';
import type { Mistake } from './mistake';
import { connectedParts } from './neighbours';
import { asOneGroup } from './oneGroup';
import { partSmiles } from './partSmiles';

/** A structure in both notations; the graph's atoms are in the order of the SMILES. */
export interface ComparedStructure {
  readonly smiles: string;
  readonly graph: MolecularGraph;
}

/** How two structures with different skeletons differ. */
export function compareSkeletons(
  rdkit: RDKit,
  truth: ComparedStructure,
  answer: ComparedStructure,
): Mistake {
  return (
    compareFragments(truth.smiles, answer.smiles) ??
    compareBonds(truth.graph, answer.graph) ??
    compareParts(rdkit, truth, answer)
  );
}

/** Whole fragments (counter-ions, further molecules) that only one of the two has. */
function compareFragments(truth: string, answer: string): Mistake | null {
  const missing = fragmentsBeyond(truth, answer);
  const extra = fragmentsBeyond(answer, truth);
  if (missing.length > 0 && extra.length > 0) return null;
  return extra.length === 0
    ? { kind: 'missing part', detail: `missing fragment ${missing.join(', ')}` }
    : { kind: 'extra part', detail: `extra fragment ${extra.join(', ')}` };
}

/** Fragments of a canonical SMILES that another one lacks, as many times as they occur. */
function fragmentsBeyond(smiles: string, other: string): string[] {
  const others = other.split('.');
  return smiles.split('.').filter((fragment) => {
    const at = others.indexOf(fragment);
    if (at >= 0) others.splice(at, 1);
    return at < 0;
  });
}

/** The same atoms, joined by one or two bonds more or fewer. */
function compareBonds(truth: MolecularGraph, answer: MolecularGraph): Mistake | null {
  const atomsOf = ({ atoms }: MolecularGraph) =>
    atoms
      .map(({ element }) => element)
      .toSorted()
      .join(' ');
  const more = answer.bonds.length - truth.bonds.length;
  if (more === 0 || Math.abs(more) > 2 || atomsOf(truth) !== atomsOf(answer)) return null;
  const count = `${Math.abs(more)} bond${Math.abs(more) === 1 ? '' : 's'}`;
  return more > 0
    ? { kind: 'extra bond', detail: `${count} too many between the same atoms` }
    : { kind: 'missing bond', detail: `${count} missing between the same atoms` };
}

function compareParts(rdkit: RDKit, truth: ComparedStructure, answer: ComparedStructure): Mistake {
  const common = findCommonPart(rdkit, truth.smiles, answer.smiles);
  if (!common) return { kind: 'other skeleton', detail: '' };
  const missing = atomsBeside(truth.graph, common.truth);
  const extra = atomsBeside(answer.graph, common.answer);
  const partsOf = ({ graph }: ComparedStructure, atoms: readonly number[]) =>
    connectedParts(graph, new Set(atoms)).map((part) => partSmiles(rdkit, graph, part));
  const lacking = partsOf(truth, missing);
  const surplus = partsOf(answer, extra);
  if (lacking.length === 1 && surplus.length === 0) {
    return { kind: 'missing part', detail: `${lacking.join()} missing` };
  }
  if (surplus.length === 1 && lacking.length === 0) {
    return { kind: 'extra part', detail: `${surplus.join()} too many` };
  }
  const graphs = { truth: truth.graph, answer: answer.graph };
  const group = asOneGroup(graphs, common, { truth: missing, answer: extra });
  if (group) {
    const [drawn, read] = [partsOf(truth, group.truth), partsOf(answer, group.answer)];
    return { kind: 'one label', detail: `${drawn.join()} read as ${read.join()}` };
  }
  if (surplus.length === 0)
    return { kind: 'missing part', detail: `${lacking.join(', ')} missing` };
  if (lacking.length === 0) return { kind: 'extra part', detail: `${surplus.join(', ')} too many` };
  const shared = `${common.truth.length} of ${truth.graph.atoms.length} atoms in common`;
  return { kind: 'other skeleton', detail: shared };
}

function atomsBeside({ atoms }: MolecularGraph, common: readonly number[]): number[] {
  const shared = new Set(common);
  return [...atoms.keys()].filter((atom) => !shared.has(atom));
}
