import type { ResidueTable } from '../../recognition/residues/residueTable';
import type { CompoundLabel } from '../compoundLabels/compoundLabel';

/** `R = H` below the number of a drawing speaks of that compound. */
export function tableWithLabel(
  table: ResidueTable,
  label: Pick<CompoundLabel, 'number' | 'name'> | undefined,
): ResidueTable {
  const [row, second] = table.rows;
  if (!row || second || !label || row.number !== undefined || row.name !== undefined) return table;
  const { number, name } = label;
  const named = {
    ...row,
    ...(number !== undefined && { number }),
    ...(name !== undefined && { name }),
  };
  return { ...table, rows: [named] };
}
