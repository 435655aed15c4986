import { sharedParts } from './parts/sharedParts';
import { compareParts, type SaidPart } from './parts/compareParts';
import type { ArticleState } from '@/features/savedWork';
import type { KeptEvent } from '@/domain/team/event';
import { articleShared, eventsReceived, partsSaid, type SaidOfPart } from './team.slice';
import { latestOf } from './parts/latestOf';
import { withTeam } from './withTeam';

/** What the library has of an article that a page did not know. */
interface Met {
  /** Under which name this page says things. */
  readonly as: string;
  /** The article's hash. */
  readonly article: string;
  readonly after: number;
  readonly events: readonly KeptEvent[];
}

const reduce = withTeam((state: ArticleState | undefined) => state as ArticleState);

/**
 * An article after it has met the library, as if it had been open: what was said here waits to be sent, and what the
 * others said is taken in.
 *
 * @param named makes an event of what is to be said
 */
export function meetLibrary(
  state: ArticleState,
  { as, article, after, events }: Met,
  named: (part: SaidPart) => SaidOfPart,
): ArticleState {
  const say = (before: ArticleState, isFirst: boolean): ArticleState => {
    const { replica } = before.history;
    if (!replica) return before;
    const { toSay } = compareParts(before, sharedParts(before), replica, {
      isFirst,
      incoming: latestOf(events),
    });
    const said = toSay.map(named);
    return said.length > 0 ? reduce(before, partsSaid({ article, said })) : before;
  };
  const shared = reduce(state, articleShared({ article, as }));
  const isFirst = shared.history.replica?.known === 0;
  const met = reduce(say(shared, isFirst), eventsReceived({ article, after, events }));
  return say(met, false);
}
