import type { TeamEvent } from '@/domain/team/event';
import type { TeamArticle, TeamUser } from '@/domain/team/team';
import { marcusApi } from './marcusApi';
import {
  addedSchema,
  eventsSchema,
  keptSchema,
  teamUserSchema,
  toEventsAfter,
  type EventsAfter,
} from './team.schema';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';

/** An article as it is added to the library. */
export interface AddedArticle extends Pick<TeamArticle, 'id' | 'fileName' | 'bytes'> {
  /** As programs found them, for the list, while nobody said anything else. */
  readonly title?: string | undefined;
  readonly doi?: string | undefined;
}

const timeLimitMs = TIME_LIMITS.short;

/** The library that a team shares (docs/team.md). Ours, not in the contract: others answer 404. */
export const teamApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    getTeamUser: build.query<TeamUser, void>({
      query: () => ({ path: '/library/me', timeLimitMs }),
      rawResponseSchema: teamUserSchema,
    }),
    /** Answers whether the library wants its file. */
    addTeamArticle: build.mutation<boolean, AddedArticle>({
      query: ({ fileName: file_name, ...article }) => ({
        method: 'POST',
        path: '/library/articles',
        json: { file_name, ...article },
        timeLimitMs,
      }),
      rawResponseSchema: addedSchema,
      transformResponse: ({ wants_file }: Wire<typeof addedSchema>) => wants_file,
    }),
    sendTeamEvents: build.mutation<unknown, { readonly events: readonly TeamEvent[] }>({
      query: ({ events }) => ({
        method: 'POST',
        path: '/library/events',
        json: events,
        timeLimitMs,
      }),
      rawResponseSchema: keptSchema,
    }),
    getTeamEvents: build.query<EventsAfter, { readonly article: string; readonly after: number }>({
      query: (query) => ({ path: '/library/events', query: { ...query }, timeLimitMs }),
      rawResponseSchema: eventsSchema,
      transformResponse: toEventsAfter,
      keepUnusedDataFor: 0,
    }),
  }),
});
