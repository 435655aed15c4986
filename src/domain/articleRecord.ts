import type { Saved } from './saved/common.schema';
import type { articleRecordSchema } from './saved/articleRecord.schema';

/** What the file of a reference manager, or a registration agency, states of an article. */
export type ArticleRecord = Saved<typeof articleRecordSchema>;
