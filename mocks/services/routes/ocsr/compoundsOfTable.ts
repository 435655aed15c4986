import type { TableCompound } from '../../../engine/chemistry/tableCompounds';
import type { MolecularGraph } from '../../../engine/recognition/molecularGraph';
import type { ResidueTable } from '../../../engine/recognition/residues/residueTable';
import { logUnexpected } from '../../http/errorAnswer';
import type { TaskRunner, Work } from '../../tasks/taskRunner';

/**
 * The compounds that the page's table makes of a reading of its core; undefined without a table, or if the
 * reading has no residue. A failure costs them, not the reading.
 */
export async function compoundsOfTable(
  pool: TaskRunner,
  graph: MolecularGraph,
  table: ResidueTable | undefined,
  work: Work,
): Promise<readonly TableCompound[] | undefined> {
  if (!table) return undefined;
  try {
    const { rows } = table;
    const compounds = await pool.run('chemistry.tableCompounds', { graph, rows }, work);
    return compounds.length > 0 ? compounds : undefined;
  } catch (error) {
    if (work.signal.aborted) throw error;
    logUnexpected(error, 'The table of residues');
    return undefined;
  }
}

/** Compounds in an answer: marked, and without molfiles where the engine has none. */
export const describeCompounds = (
  compounds: readonly TableCompound[],
  withMolfile: boolean,
): object[] =>
  compounds.map((compound) => {
    if (!('molfile' in compound)) return { ...compound, from: 'table' };
    const { molfile, ...rest } = compound;
    return { ...rest, ...(withMolfile && { molfile }), from: 'table' };
  });
