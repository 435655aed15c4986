import type { ComponentType } from 'react';
import { TeamArticles } from './articles/TeamArticles';
import { TeamInbox } from './inbox/TeamInbox';
import { CompoundSearch } from './search/CompoundSearch';
import { TeamStatisticsView } from './statistics/TeamStatisticsView';

export type TeamViewName = 'search' | 'inbox' | 'articles' | 'statistics';

/** The views of the page, in the order of its switch. */
export const TEAM_VIEWS: readonly [TeamView, ...TeamView[]] = [
  { value: 'search', label: 'Search', View: CompoundSearch },
  { value: 'inbox', label: 'Inbox', View: TeamInbox },
  { value: 'articles', label: 'Articles', View: TeamArticles },
  { value: 'statistics', label: 'Statistics', View: TeamStatisticsView },
];

interface TeamView {
  readonly value: TeamViewName;
  readonly label: string;
  readonly View: ComponentType;
}
