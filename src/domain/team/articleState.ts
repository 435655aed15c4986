import type { Json } from './event';
import type { Replica } from './replica';
import { shownPart } from './teamPart';

/** Somebody who has an article open, as the library's live channel tells. */
export interface Person {
  readonly name: string;
  readonly article: string;
  readonly segment: string | null;
}

/** How far a team is with an article. */
export type ArticleState =
  | { readonly kind: 'free' }
  | { readonly kind: 'assigned'; readonly to: string }
  /** People who are at it right now. */
  | { readonly kind: 'inWork'; readonly by: readonly string[] }
  /** `by`: undefined of what was said here and is not kept yet. */
  | { readonly kind: 'checked' | 'confirmed'; readonly by: string | undefined };

/** What the library says of an article's state. */
export interface StateFacts {
  readonly state: { readonly value: Json; readonly by: string | undefined };
  readonly assigned: Json;
}

export const STATE_PART = 'article/state';
export const ASSIGNED_PART = 'article/assigned';

export const stateFacts = (replica: Replica): StateFacts => ({
  state: shownPart(replica, STATE_PART),
  assigned: shownPart(replica, ASSIGNED_PART).value,
});

/** What was said last counts more than who happens to be there, and who is there more than whose it is. */
export function articleState(
  { state, assigned }: StateFacts,
  present: readonly string[],
): ArticleState {
  const { value, by } = state;
  if (value === 'checked' || value === 'confirmed') return { kind: value, by };
  if (present.length > 0) return { kind: 'inWork', by: [...new Set(present)] };
  return typeof assigned === 'string' ? { kind: 'assigned', to: assigned } : { kind: 'free' };
}

/** The names of those at an article, each once. */
export const peopleAt = (
  people: readonly Person[],
  article: string,
  segment?: string,
): readonly string[] => [
  ...new Set(
    people
      .filter((each) => each.article === article)
      .filter((each) => segment === undefined || each.segment === segment)
      .map(({ name }) => name),
  ),
];
