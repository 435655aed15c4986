import { useSelector } from 'react-redux';
import { articleState, peopleAt, type ArticleState } from '@/domain/team/articleState';
import type { TeamArticle } from '@/domain/team/team';
import { selectPeople } from '@/features/team';

/** An article with how far it is at this moment. */
export interface ArticleNow {
  readonly article: TeamArticle;
  readonly state: ArticleState;
}

/** What the library told of articles, and who is at them right now. */
export function useArticlesNow(articles: readonly TeamArticle[]): readonly ArticleNow[] {
  const people = useSelector(selectPeople);
  return articles.map((article) => {
    const { id, state: value, stateBy, assigned } = article;
    const facts = { state: { value, by: stateBy ?? '' }, assigned };
    return { article, state: articleState(facts, peopleAt(people, id)) };
  });
}
