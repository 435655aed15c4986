import { isTemporaryFailure, toApiError } from '@/api/apiError';
import { teamPartsApi } from '@/api/teamParts';
import { articleOfWork } from '@/domain/articleOfWork';
import type { Json } from '@/domain/team/event';
import type { FoundArticle } from '@/domain/team/foundArticles';
import {
  createArticleIndex,
  withTools,
  type CitedWork,
  type CombinedFormat,
  type OnProgress,
} from '@/features/library';
import { raiseNotice } from '@/features/notices';
import { selectProcessingOptions } from '@/features/recognition';
import type { ArticleState } from '@/features/savedWork';
import { libraryWork } from '@/features/team';
import { counted } from '@/lib/counted';
import type { BackoffPolicy } from '@/lib/saga/backoff';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { select, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { FinalFailure, withBackoff } from '@/lib/saga/withBackoff';
import { foundExportRequested } from './teamSearch.actions';

/** Files of what was found in the team's library. */
export function* followExports(): SagaGenerator<void> {
  const index = createArticleIndex();
  yield* takeLeading(foundExportRequested, ({ payload: { articles, format } }) =>
    withTools(function* exportFound(tools) {
      const failure = 'What was found could not be exported';
      const order = { format, origin: 'team', count: articles.length, failure } as const;
      const written = yield* tools.exportArticles(index, order, (onRead) =>
        readFound(articles, onRead),
      );
      if (written !== undefined) yield* tellMissing(articles, written, format);
    }),
  );
}

/** A long export meets the limit of calls a minute, and connections that are lost for a moment. */
const ASKING: BackoffPolicy = {
  attempts: 7,
  firstDelayMs: 1_000,
  factor: 2,
  maxDelayMs: 60_000,
};

/** @throws FinalFailure where asking again changes nothing */
function* partsOf(article: string): SagaGenerator<Readonly<Record<string, Json>>> {
  try {
    return yield* callEndpoint(teamPartsApi.endpoints.getTeamParts, article);
  } catch (error) {
    if (isTemporaryFailure(error)) throw error;
    throw new FinalFailure(toApiError(error).message, { cause: error });
  }
}

/** As they stand in the library now, whatever this browser has of them. */
function* readFound(
  articles: readonly FoundArticle[],
  onRead: OnProgress,
): SagaGenerator<readonly CitedWork[]> {
  const open = yield* select(({ article }: { readonly article: ArticleState }) => article);
  const options = yield* select(selectProcessingOptions);
  const read: CitedWork[] = [];
  for (const found of articles) {
    yield* onRead(read.length, articles.length);
    const parts = yield* withBackoff(ASKING, () => partsOf(found.id));
    const work = libraryWork(found, parts, { open, options });
    const { id: hash, fileName } = found;
    read.push({ hash, fileName, work, article: articleOfWork(work) });
  }
  return read;
}

/** Nothing that was found is left out without a word; JSON names what was rejected, without its structure. */
function* tellMissing(
  articles: readonly FoundArticle[],
  written: number,
  format: CombinedFormat,
): SagaGenerator<void> {
  const found = articles.reduce((sum, { segments }) => sum + segments.length, 0);
  if (written >= found) return;
  const which = `${found - written} of ${counted(found, 'drawing')} that were found`;
  yield* raiseNotice({
    type: 'info',
    message: `${which} ${format === 'json' ? 'have no structure in the file' : 'are not exported'}`,
    cause: 'They have no structure, were rejected, or were taken away since.',
  });
}
