import { useState } from 'react';
import { useSelector } from 'react-redux';
import { FileText } from 'lucide-react';
import { useGetTeamArticlesQuery } from '@/api/team';
import { articleState, peopleAt } from '@/domain/team/articleState';
import type { TeamArticle } from '@/domain/team/team';
import { selectNews, selectPeople, selectTeamUser } from '@/features/team';
import { counted } from '@/lib/counted';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { AnswerState } from '../AnswerState';
import { ArticleFilter } from './ArticleFilter';
import { TeamArticleRow } from './TeamArticleRow';
import { isShown, NO_FILTER, type ArticleNow } from './whichArticles';
import { Foot, List } from '../List.styles';

/** Articles at first, and more at each press. */
const A_PAGE = 100;

/** All articles of the library: how far each is, whose it is, and who is at it right now. */
export function TeamArticles() {
  const answer = useGetTeamArticlesQuery();
  const articles = useArticlesNow(answer.data ?? []);
  const [filter, setFilter] = useState(NO_FILTER);
  const [most, setMost] = useState(A_PAGE);
  const name = useSelector(selectTeamUser)?.name;
  const shown = articles.filter((article) => isShown(article, filter, name));
  const known = Math.max(0, ...articles.map(({ article }) => article.seq));
  return (
    <AnswerState what="its articles" answer={answer} isOld={useSelector(selectNews) > known}>
      <ArticleFilter filter={filter} onChange={setFilter} />
      {shown.length === 0 && (
        <EmptyState
          icon={FileText}
          title={articles.length === 0 ? 'No articles yet' : 'None of these'}
        >
          {articles.length === 0
            ? 'An article is in the library as soon as a curator opens it here.'
            : 'No article of the library is like that.'}
        </EmptyState>
      )}
      <List aria-label="Articles of the library">
        {shown.slice(0, most).map((article) => (
          <TeamArticleRow key={article.article.id} {...article} />
        ))}
      </List>
      {shown.length > most && (
        <Foot>
          <span>
            {most} of {counted(shown.length, 'article')}
          </span>
          <Button onClick={() => setMost(most + A_PAGE)}>Show more</Button>
        </Foot>
      )}
    </AnswerState>
  );
}

function useArticlesNow(articles: readonly TeamArticle[]): readonly ArticleNow[] {
  const people = useSelector(selectPeople);
  return articles
    .toSorted((one, other) => other.seq - one.seq)
    .map((article) => {
      const { id, state: value, stateBy, assigned } = article;
      const facts = { state: { value, by: stateBy ?? '' }, assigned };
      return { article, state: articleState(facts, peopleAt(people, id)) };
    });
}
