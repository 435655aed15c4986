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
import { useMayAct } from '@/widgets/teamwork';
import { AnswerState } from '../AnswerState';
import { AssignBar } from './AssignBar';
import { AssignedNotice } from './AssignedNotice';
import { ArticleFilter } from './ArticleFilter';
import { TeamArticleRow } from './TeamArticleRow';
import { useSelection } from './useSelection';
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
  const isReviewer = useMayAct('reviewer');
  const name = useSelector(selectTeamUser)?.name;
  const shown = articles.filter((article) => isShown(article, filter, name));
  const rows = shown.slice(0, most);
  const listed = rows.map(({ article }) => article);
  const selection = useSelection(listed);
  const known = Math.max(0, ...articles.map(({ article }) => article.seq));
  return (
    <AnswerState what="its articles" answer={answer} isOld={useSelector(selectNews) > known}>
      <ArticleFilter filter={filter} onChange={setFilter} />
      {isReviewer && articles.length > 0 && <AssignBar shown={listed} {...selection} />}
      <AssignedNotice />
      {shown.length === 0 && <NoArticles isEmpty={articles.length === 0} />}
      <List aria-label="Articles of the library">
        {rows.map((each) => (
          <TeamArticleRow
            key={each.article.id}
            {...each}
            {...(isReviewer && { selection: selection.of(each.article.id) })}
          />
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
