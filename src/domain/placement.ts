import type { Saved } from './saved/common.schema';
import type { placementSchema } from './saved/structure.schema';

/** A reading, placed on the picture that it was read from. */
export type Placement = Saved<typeof placementSchema>;
