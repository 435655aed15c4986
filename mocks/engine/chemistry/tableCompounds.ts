import type { Budget } from '../recognition/labels/searchBudget';
import type { MolecularGraph } from '../recognition/molecularGraph';
import { fillResidues } from '../recognition/residues/fillResidues';
import { MAX_ROWS, type ResidueRow } from '../recognition/residues/residueTable';
import { graphToStructure } from './graphToStructure';
import type { RDKit } from './rdkit';

/** A compound that a table of residues describes: the core with a row's groups, or why there is none. */
export type TableCompound = ResidueRow &
  (
    | { readonly smiles: string; readonly molfile: string }
    /** Worded for the user. */
    | { readonly reason: string }
  );

/** Steps for all rows together; a table of 60 rows takes some thousand. */
const STEPS = 100_000;

/**
 * The compounds of a table, from the reading of its core. A reading without residues has none, because it is
 * not the core that the table is about.
 */
export function tableCompounds(
  rdkit: RDKit,
  graph: MolecularGraph,
  rows: readonly ResidueRow[],
): TableCompound[] {
  if (!graph.atoms.some(({ element }) => element === '*')) return [];
  const budget: Budget = { left: STEPS };
  return rows
    .slice(0, MAX_ROWS)
    .map((row) => ({ ...row, ...compoundOf(rdkit, graph, row, budget) }));
}

function compoundOf(rdkit: RDKit, graph: MolecularGraph, row: ResidueRow, budget: Budget) {
  const filled = fillResidues(graph, row.groups, budget);
  if (!filled.ok) return { reason: filled.reason };
  const { smiles, molfile, problems } = graphToStructure(
    rdkit,
    filled.graph,
    row.number ?? row.name,
  );
  if (smiles !== null) return { smiles, molfile };
  return { reason: problems[0]?.message ?? 'The structure is not possible' };
}
