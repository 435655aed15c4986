import { counted } from '@/lib/counted';
import { Button } from '@/ui/Button/Button';
import { Fault } from '@/ui/Field/Field.styles';
import { useArticlesNow } from '../articles/articlesNow';
import { AssignedNotice } from '../articles/AssignedNotice';
import { TeamArticleRow } from '../articles/TeamArticleRow';
import { Articles, ResultHead } from './Search.styles';
import type { useArticleSearch } from './useArticleSearch';

type FoundArticlesProps = Pick<
  ReturnType<typeof useArticleSearch>,
  'failure' | 'isBusy' | 'list' | 'more'
>;

/** Articles that are what was looked for, whether they have compounds or not. */
export function FoundArticles({ list, isBusy, failure, more }: FoundArticlesProps) {
  const articles = useArticlesNow(list?.articles ?? []);
  const count = counted(articles.length, 'article');
  return (
    <section aria-label="Found articles">
      <ResultHead>
        <h2>Articles</h2>
        {isBusy && <span role="status">Searching …</span>}
        {!isBusy && list && (
          <span role="status">{list.hasMore ? `The first ${count}` : count}</span>
        )}
        {list?.hasMore && (
          <Button size="s" busy={isBusy} onClick={more}>
            Show more
          </Button>
        )}
      </ResultHead>
      {failure !== undefined && <Fault role="alert">{failure}</Fault>}
      <AssignedNotice />
      {articles.length > 0 && (
        <Articles>
          {articles.map((article) => (
            <TeamArticleRow key={article.article.id} {...article} />
          ))}
        </Articles>
      )}
    </section>
  );
}
