import { toApiError } from '@/api/apiError';
import { publicationsApi } from '@/api/publications';
import { YEAR } from '@/domain/article';
import { ARTICLE_LIMITS } from '@/domain/articleFields';
import type { ArticleRecord } from '@/domain/articleRecord';
import type { WaitingRecord } from '@/domain/library/waitingRecord';
import type { Publication } from '@/domain/publication';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { taskCancelRequested } from '../../library.actions';
import { taskProgressed } from '../../library.slice';
import { selectOnlyDois, selectWaiting } from '../records.selectors';
import { listWaiting } from './listWaiting.saga';
import { withRecord } from './addRecords.saga';

/** Asks the agencies for each DOI of which nothing else is known, one after the other. */
export function* lookUpRecords(): SagaGenerator<void> {
  yield* race({ done: call(lookUpAll), cancelled: take(taskCancelRequested) });
  yield* put(taskProgressed(null));
}

function* lookUpAll(): SagaGenerator<void> {
  const { config } = yield* getPlatform();
  const from = config.publicationsAreStandIn ? 'a stand-in for Crossref' : 'Crossref or DataCite';
  const wanted = yield* select(selectOnlyDois);
  for (const [done, { id, record }] of wanted.entries()) {
    yield* put(taskProgressed({ kind: 'lookingUp', done, total: wanted.length }));
    const answer = yield* ask(record.doi ?? '', from);
    yield* change(id, (waiting) =>
      typeof answer === 'string' ? { ...waiting, problem: answer } : withRecord(waiting, answer),
    );
  }
}

/** @returns the record, or why there is none */
function* ask(doi: string, from: string): SagaGenerator<ArticleRecord | string> {
  const { getPublication } = publicationsApi.endpoints;
  try {
    const found = yield* callEndpoint(getPublication, { doi }, { takesCached: true });
    return found.title === undefined
      ? 'No title is registered for this DOI'
      : asRecord(found, from);
  } catch (error) {
    return toApiError(error).message;
  }
}

const asRecord = ({ doi, title, authors, journal, year }: Publication, from: string) => ({
  ...{ doi, from },
  authors: authors.map(({ fullName }) => fullName.slice(0, 300)).filter((name) => name !== ''),
  ...(title !== undefined && { title: title.slice(0, ARTICLE_LIMITS.title) }),
  ...(journal !== undefined && { journal: journal.slice(0, ARTICLE_LIMITS.journal) }),
  ...(year !== undefined && YEAR.test(String(year)) && { year }),
});

/** Meanwhile it may have found its article, or been removed. */
function* change(
  id: string,
  changed: (waiting: WaitingRecord) => WaitingRecord,
): SagaGenerator<void> {
  const waiting = yield* select(selectWaiting);
  yield* listWaiting(waiting.map((one) => (one.id === id ? changed(one) : one)));
}
