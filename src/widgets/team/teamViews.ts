import type { ComponentType } from 'react';
import { CompoundSearch } from './search/CompoundSearch';
import { TeamStatisticsView } from './statistics/TeamStatisticsView';

export type TeamViewName = 'search' | 'statistics';

/** The views of the page, in the order of its switch. */
export const TEAM_VIEWS: readonly [TeamView, ...TeamView[]] = [
  { value: 'search', label: 'Search', View: CompoundSearch },
  { value: 'statistics', label: 'Statistics', View: TeamStatisticsView },
];

interface TeamView {
  readonly value: TeamViewName;
  readonly label: string;
  readonly View: ComponentType;
}
