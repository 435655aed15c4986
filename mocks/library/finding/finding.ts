import type { Kysely } from 'kysely';
import type { LibraryFinding } from '../../services/library/finding';
import type { Tables } from '../database/tables';
import { sharedRuns } from '../sharedRuns';
import { keepComputed, takeDue } from './chemistryQueue';
import { readStatistics } from './countJudgements';
import { readByIds, readCompounds, readSimilar, readTwins } from './foundCompounds';
import { readCandidates } from './screenStructures';

/** Finds compounds in the tables that follow from the log. */
export const findingIn = (database: Kysely<Tables>): LibraryFinding => ({
  compounds: readCompounds(database),
  byIds: readByIds(database),
  candidates: readCandidates(database),
  similar: readSimilar(database),
  twins: readTwins(database),
  statistics: sharedRuns(readStatistics(database)),
  due: takeDue(database),
  computed: keepComputed(database),
});
