import type { Article } from '@/domain/article';
import { FORMATS, type ReferenceFormat } from '@/domain/exports/exportFormats';
import { canBeCited } from '@/domain/exports/references/cslItem';
import { referencesOf } from '@/domain/exports/references/references';
import { raiseNotice } from '@/features/notices';
import { counted } from '@/lib/counted';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { CombinedFile } from './saveRows.saga';

/** Saves articles as one file for a reference manager; nothing if none can be cited. */
export function* saveReferences(
  articles: readonly Article[],
  format: ReferenceFormat,
  origin: CombinedFile['origin'],
): SagaGenerator<void> {
  const { clock, downloads } = yield* getPlatform();
  const { text, count } = referencesOf(articles, format);
  const nameless = articles.filter((article) => !canBeCited(article)).length;
  if (nameless > 0) {
    const words = nameless === 1 ? 'One article has' : `${nameless} articles have`;
    const message = `${words} neither title nor DOI and cannot be cited`;
    yield* raiseNotice({ type: 'warning', message, cause: 'Both can be typed in its details.' });
  }
  if (count === 0) return;
  const { ending, mediaType } = FORMATS[format];
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const name = `marcus-${origin}_${counted(count, 'article').replace(' ', '-')}_${day}${ending}`;
  downloads.save(name, new Blob([text], { type: mediaType }));
}
