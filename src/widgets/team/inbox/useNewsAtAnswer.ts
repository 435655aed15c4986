import { useState } from 'react';
import { useStore } from 'react-redux';
import { selectNews, type TeamRootState } from '@/features/team';

/** Number of the last event that was known when an answer came. @param answeredAt changes with each answer */
export function useNewsAtAnswer(answeredAt: number | undefined): number {
  const { getState } = useStore<Partial<TeamRootState>>();
  const [last, setLast] = useState({ answeredAt, news: selectNews(getState()) });
  if (last.answeredAt === answeredAt) return last.news;
  const news = selectNews(getState());
  setLast({ answeredAt, news });
  return news;
}
