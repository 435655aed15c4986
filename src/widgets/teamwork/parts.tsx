import type { ComponentProps, ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectHasTeam } from '@/features/team';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import type { DrawingTeamwork } from './DrawingTeamwork';
import type { PeopleHere } from './PeopleHere';

/** Everything that a team sees, in a chunk of its own, which only pages of a shared library load. */
const load = () => import(/* webpackChunkName: "team" */ './teamworkViews');

/** Nothing at all in pages without a library. */
function whereShared<Props extends object>(Part: ComponentType<Props>) {
  return function WhereShared(props: Props) {
    return useSelector(selectHasTeam) ? <Part {...props} /> : null;
  };
}

/** Who else is at a drawing. */
export const PeopleHerePart = whereShared(
  lazyPart<ComponentProps<typeof PeopleHere>>({
    name: 'Who is here',
    load: async () => (await load()).PeopleHere,
  }),
);

/** What the team says at a drawing: who is here, what is said differently, comments. */
export const DrawingTeamworkPart = whereShared(
  lazyPart<ComponentProps<typeof DrawingTeamwork>>({
    name: 'The team’s words',
    load: async () => (await load()).DrawingTeamwork,
  }),
);

/** How far the team is with the open article. */
export const ArticleTeamworkPart = whereShared(
  lazyPart<object>({
    name: 'The article’s state',
    load: async () => (await load()).ArticleTeamwork,
  }),
);
