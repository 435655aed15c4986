import type { Saved } from './saved/common.schema';
import type { tableCompoundSchema } from './saved/structure.schema';

/**
 * A compound that a table beside a drawing describes: the reading of the core with the groups of one row in
 * the place of its residues. It has a structure, or a reason why there is none.
 */
export type TableCompound = Saved<typeof tableCompoundSchema>;
