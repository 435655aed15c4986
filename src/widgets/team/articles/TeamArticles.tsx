import { useState } from 'react';
import { useSelector } from 'react-redux';
import { FileText } from 'lucide-react';
import { useGetTeamArticlesQuery } from '@/api/teamArticles';
import type { ArticleList } from '@/domain/team/articleQuery';
import { selectNews, selectTeamUser } from '@/features/team';
import { counted } from '@/lib/counted';
import { useSettled } from '@/lib/useSettled';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { useMayAct } from '@/widgets/teamwork';
import { AnswerState } from '../AnswerState';
import { Foot, List } from '../List.styles';
import { ArticleFilter } from './ArticleFilter';
import { useArticlesNow } from './articlesNow';
import { AssignBar } from './AssignBar';
import { AssignedNotice } from './AssignedNotice';
import { TeamArticleRow } from './TeamArticleRow';
import { useSelection } from './useSelection';
import { NO_FILTER, queryOf, type ArticleFilterState } from './whichArticles';

/** Articles at first and more at each press, up to what the library tells in one answer. */
const [A_PAGE, MOST] = [100, 1_000];

/** ms without a key before the library is asked. */
const TYPING_MS = 200;

/** The articles of the library: how far each is, whose it is, and who is at it right now. */
export function TeamArticles() {
  const [filter, setFilter] = useState(NO_FILTER);
  const [limit, setLimit] = useState(A_PAGE);
  const name = useSelector(selectTeamUser)?.name ?? '';
  const query = queryOf({ ...filter, words: useSettled(filter.words, TYPING_MS) }, name);
  const answer = useGetTeamArticlesQuery({ query, limit });
  const known = answer.data?.last ?? 0;
  const change = (next: ArticleFilterState) => {
    setFilter(next);
    setLimit(A_PAGE);
  };
  return (
    <>
      <ArticleFilter filter={filter} onChange={change} />
      <AnswerState what="its articles" answer={answer} isOld={useSelector(selectNews) > known}>
        {answer.data && (
          <Listed
            list={answer.data}
            filter={filter}
            isBusy={answer.isFetching}
            onMore={limit < MOST ? () => setLimit(limit + A_PAGE) : undefined}
          />
        )}
      </AnswerState>
    </>
  );
}

interface ListedProps {
  readonly list: ArticleList;
  readonly filter: ArticleFilterState;
  readonly isBusy: boolean;
  /** Undefined where one answer has no more. */
  readonly onMore: (() => void) | undefined;
}

function Listed({ list: { articles, hasMore }, filter, isBusy, onMore }: ListedProps) {
  // Nobody's in the library, but somebody may be at one just now.
  const isShown = (kind: string) => filter.which !== 'free' || kind === 'free';
  const rows = useArticlesNow(articles).filter(({ state }) => isShown(state.kind));
  const listed = rows.map(({ article }) => article);
  const selection = useSelection(listed);
  const isReviewer = useMayAct('reviewer');
  const isAll = filter.which === 'all' && filter.words.trim() === '';
  return (
    <>
      {isReviewer && rows.length > 0 && <AssignBar shown={listed} {...selection} />}
      <AssignedNotice />
      {rows.length === 0 && !isBusy && <NoArticles isEmpty={isAll} />}
      <List aria-label="Articles of the library" aria-busy={isBusy}>
        {rows.map((each) => (
          <TeamArticleRow
            key={each.article.id}
            {...each}
            {...(isReviewer && { selection: selection.of(each.article.id) })}
          />
        ))}
      </List>
      {hasMore && <More count={articles.length} onMore={onMore} />}
    </>
  );
}

/** @param isEmpty the library has none at all */
function NoArticles({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <EmptyState icon={FileText} title={isEmpty ? 'No articles yet' : 'None of these'}>
      {isEmpty
        ? 'An article is in the library as soon as a curator opens it here.'
        : 'No article of the library is like that.'}
    </EmptyState>
  );
}

function More({ count, onMore }: { readonly count: number } & Pick<ListedProps, 'onMore'>) {
  return (
    <Foot>
      <span>
        The first {counted(count, 'article')}
        {!onMore && '. Words find the others.'}
      </span>
      {onMore && <Button onClick={onMore}>Show more</Button>}
    </Foot>
  );
}
