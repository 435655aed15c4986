import type { Saved } from './saved/common.schema';
import type { mentionSchema } from './saved/segment.schema';

/** A place where the article's text speaks of the compound that a label names, as the services found it. */
export type CompoundMention = Saved<typeof mentionSchema>;
