import { ChartColumn, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { statisticsOf } from '@/domain/statistics/statistics';
import { selectCountedArticles, statisticsExportRequested } from '@/features/library';
import { counted as inNumber } from '@/lib/counted';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Part, PartHead, Select } from '../inbox/Inbox.styles';
import { titleOf } from '../sortArticles';
import { ArticlesTable, ReadersTable, ReasonsTable } from './StatisticsTables';
import { Tables } from './Statistics.styles';
import { RULE_OF_TIME, summaryInWords } from './statisticsWords';

/** What people judged, how fast, and what became of the readings: of all articles, or of one. */
export function LibraryStatistics() {
  const [hash, setHash] = useState('');
  const { articles, statistics, isBusy, words } = useStatistics(hash);
  const isEmpty = statistics.all.verified + statistics.all.rejected === 0;
  return (
    <Part aria-labelledby="library-statistics" style={{ flex: 1 }}>
      <PartHead>
        <div>
          <h2 id="library-statistics">Statistics</h2>
          <small role="status">{words}</small>
        </div>
        <ArticleChoice hash={hash} onChoose={setHash} />
        <SaveButton hashes={articles.map((one) => one.hash)} isDisabled={isBusy || isEmpty} />
      </PartHead>
      {isEmpty ? (
        <EmptyState icon={ChartColumn} title={isBusy ? 'Counting …' : 'Nothing is judged yet'}>
          What is called correct or rejected in Review is counted here.
        </EmptyState>
      ) : (
        <Tables tabIndex={0} role="group" aria-label="Tables">
          <ReadersTable readers={statistics.readers} />
          <ReasonsTable reasons={statistics.reasons} />
          <ArticlesTable articles={articles} />
          <p>{RULE_OF_TIME}</p>
        </Tables>
      )}
    </Part>
  );
}

/** @param hash of one article; empty for all */
function useStatistics(hash: string) {
  const all = useSelector(selectCountedArticles);
  const articles = useMemo(
    () =>
      all.flatMap(({ summary, counted }) =>
        counted && !counted.isUnreadable && (hash === '' || summary.hash === hash)
          ? [{ hash: summary.hash, title: titleOf(summary), ...counted }]
          : [],
      ),
    [all, hash],
  );
  const statistics = useMemo(() => statisticsOf(articles), [articles]);
  const done = all.filter(({ counted }) => counted).length;
  const lost = all.filter(({ counted }) => counted?.isUnreadable).length;
  const isBusy = done < all.length;
  const words = [
    isBusy && `Counting, ${done} of ${all.length} articles.`,
    summaryInWords(statistics.all),
    lost > 0 && `${inNumber(lost, 'article')} cannot be read.`,
  ];
  return { articles, statistics, isBusy, words: words.filter((word) => word).join(' ') };
}

interface ArticleChoiceProps {
  readonly hash: string;
  readonly onChoose: (hash: string) => void;
}

function ArticleChoice({ hash, onChoose }: ArticleChoiceProps) {
  const articles = useSelector(selectCountedArticles);
  return (
    <Select
      aria-label="Statistics of"
      value={hash}
      onChange={({ target: { value } }) => onChoose(value)}
    >
      <option value="">All articles</option>
      {articles.map(({ summary }) => (
        <option key={summary.hash} value={summary.hash}>
          {titleOf(summary)}
        </option>
      ))}
    </Select>
  );
}

interface SaveButtonProps {
  readonly hashes: readonly string[];
  readonly isDisabled: boolean;
}

function SaveButton({ hashes, isDisabled }: SaveButtonProps) {
  const dispatch = useDispatch();
  return (
    <Button
      size="s"
      icon={Download}
      disabled={isDisabled}
      onClick={() => dispatch(statisticsExportRequested(hashes))}
    >
      Save as CSV
    </Button>
  );
}
