import { csvOf } from '@/domain/exports/csv';
import { statisticsTable } from '@/domain/statistics/statisticsTable';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { statisticsExportRequested } from '../library.actions';
import { selectCountedArticles } from '../statistics.selectors';

/** Saves the statistics of some articles, as they are shown. */
export function* exportStatistics({
  payload: hashes,
}: ReturnType<typeof statisticsExportRequested>): SagaGenerator<void> {
  const { clock, downloads } = yield* getPlatform();
  const articles = (yield* select(selectCountedArticles)).flatMap(({ summary, counted }) =>
    counted && !counted.isUnreadable && hashes.includes(summary.hash)
      ? [{ title: summary.facts?.title ?? summary.name, ...counted }]
      : [],
  );
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const text = csvOf(statisticsTable(articles));
  downloads.save(`marcus-statistics_${day}.csv`, new Blob([text], { type: 'text/csv' }));
}
