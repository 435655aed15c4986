import { counted } from '@/lib/counted';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countIn } from '@/domain/library/inbox';
import {
  inboxTurned,
  selectInboxPlace,
  selectIsPaused,
  selectReadFailure,
  selectReadHash,
  selectReadingQueue,
  type ArticleToCheck,
} from '@/features/library';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Shares } from '@/ui/Progress/Shares';
import { MoreRows, ROWS_AT_ONCE } from '@/ui/MoreRows/MoreRows';
import { stateInWords } from '../RowStateCell';
import { rowState } from '../rowState';
import { titleOf } from '../sortArticles';
import { ArticleButton, ArticlesPart, List, PartHead } from './Inbox.styles';

interface InboxArticlesProps {
  readonly articles: readonly ArticleToCheck[];
}

/** The articles, with how far each is checked; a press shows the drawings of one. */
export function InboxArticles({ articles }: InboxArticlesProps) {
  const dispatch = useDispatch();
  const { hash } = useSelector(selectInboxPlace);
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const turnTo = (chosen: string | null) => dispatch(inboxTurned({ hash: chosen, current: null }));
  const doubtful = articles.reduce((sum, { left }) => sum + countIn(left, 'doubtful'), 0);
  return (
    <ArticlesPart aria-labelledby="inbox-articles">
      <PartHead>
        <div>
          <h2 id="inbox-articles">Articles</h2>
          <small>green checked, grey read, amber doubtful</small>
        </div>
      </PartHead>
      <List>
        <ul>
          <li>
            <ArticleButton type="button" aria-pressed={hash === null} onClick={() => turnTo(null)}>
              <b>All articles</b>
              <span>
                {counted(articles.length, 'article')}, {doubtful} doubtful
              </span>
            </ArticleButton>
          </li>
          {articles.slice(0, most).map((article) => (
            <li key={article.summary.hash}>
              <InboxArticle
                article={article}
                isChosen={article.summary.hash === hash}
                onChoose={() => turnTo(article.summary.hash)}
              />
            </li>
          ))}
        </ul>
        <MoreRows hidden={articles.length - most} onMore={() => setMost(most + ROWS_AT_ONCE)} />
      </List>
    </ArticlesPart>
  );
}

interface InboxArticleProps {
  readonly article: ArticleToCheck;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function InboxArticle({ article, isChosen, onChoose }: InboxArticleProps) {
  const { summary, known, left } = article;
  const words = useArticleInWords(article);
  const total = known?.total ?? 0;
  const doubtful = countIn(left, 'doubtful');
  const failed = countIn(left, 'failed');
  const read = left.length - doubtful - failed - countIn(left, 'unread');
  return (
    <ArticleButton type="button" aria-pressed={isChosen} title={words} onClick={onChoose}>
      <b>{titleOf(summary)}</b>
      <Shares
        total={total}
        counts={[
          ['success', total - left.length],
          ['text-2', read],
          ['warning', doubtful],
          ['danger', failed],
        ]}
      />
      <span>{words}</span>
    </ArticleButton>
  );
}

/** Of the drawings that the inbox lists; of an article without any, how it stands. */
function useArticleInWords({ summary, known, left }: ArticleToCheck): string {
  const queue = useSelector(selectReadingQueue);
  const reading = useSelector(selectReadHash);
  const isPaused = useSelector(selectIsPaused);
  const failure = useSelectorWith(selectReadFailure, summary.hash);
  if (known?.isUnreadable) return 'Cannot be read';
  if (!known) return 'Not looked at yet';
  const state = rowState(summary, { queue, reading, failure });
  const { total, source } = known;
  const doubtful = countIn(left, 'doubtful');
  const failed = countIn(left, 'failed');
  const withoutReading = failed > 0 ? `, ${failed} without reading` : '';
  const counts = `${counted(total, 'drawing')}, ${total - left.length} checked, ${doubtful} doubtful${withoutReading}`;
  const isUnderWay = state.kind === 'reading' || state.kind === 'waiting';
  return [(isUnderWay || total === 0) && stateInWords(state, isPaused), total > 0 && counts, source]
    .filter((word) => word)
    .join(' · ');
}
