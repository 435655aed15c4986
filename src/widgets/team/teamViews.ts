import type { ComponentType } from 'react';
import { CompoundSearch } from './search/CompoundSearch';

export type TeamViewName = 'search';

/** The views of the page, in the order of its switch. */
export const TEAM_VIEWS: readonly [TeamView, ...TeamView[]] = [
  { value: 'search', label: 'Search', View: CompoundSearch },
];

interface TeamView {
  readonly value: TeamViewName;
  readonly label: string;
  readonly View: ComponentType;
}
