import { toApiError } from '@/api/apiError';
import { teamSearchApi } from '@/api/teamSearch';
import { csvOf } from '@/domain/exports/csv';
import { FORMATS } from '@/domain/exports/exportFormats';
import type { CompoundQuery, FoundCompound, FoundPage } from '@/domain/team/foundCompound';
import { foundSmiles, foundTable } from '@/domain/team/foundTable';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { foundExportRequested } from './teamSearch.actions';

/** Compounds of one answer. */
const A_PAGE = 1000;

/** Files of what was found in the team's library. */
export function* teamSearchSaga(): SagaGenerator<void> {
  yield* takeLeading(foundExportRequested, exportFound);
}

function* exportFound({
  payload: { query, format },
}: ReturnType<typeof foundExportRequested>): SagaGenerator<void> {
  const { clock, downloads } = yield* getPlatform();
  try {
    const compounds = yield* call(allFound, query);
    const text = format === 'csv' ? csvOf(foundTable(compounds)) : foundSmiles(compounds);
    const { ending, mediaType } = FORMATS[format];
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const name = `marcus-team_${compounds.length}-compounds_${day}${ending}`;
    downloads.save(name, new Blob([text], { type: mediaType }));
  } catch (thrown) {
    const message = 'What was found could not be exported';
    yield* raiseNotice({ type: 'error', message, cause: toApiError(thrown).message });
  }
}

function* allFound(query: CompoundQuery): SagaGenerator<readonly FoundCompound[]> {
  const compounds: FoundCompound[] = [];
  let cursor: string | null = null;
  do {
    const page: FoundPage = yield* callEndpoint(teamSearchApi.endpoints.findCompounds, {
      ...{ query, cursor, limit: A_PAGE },
    });
    compounds.push(...page.compounds);
    cursor = page.cursor;
  } while (cursor !== null);
  return compounds;
}
