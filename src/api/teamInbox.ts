import * as v from 'valibot';
import { jsonSchema } from '@/domain/saved/replica.schema';
import type { TeamInbox } from '@/domain/team/team';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';

const said = { value: jsonSchema, by: v.string(), at: v.string(), seq: v.number() };

const waiting = {
  ...{ article: v.string(), file_name: v.string(), title: v.nullable(v.string()) },
  ...{ part: v.string(), ...said },
};

const inboxSchema = v.object({
  mentions: v.array(v.object(waiting)),
  contested: v.array(v.object(waiting)),
  differences: v.array(v.object({ ...waiting, second: v.object(said) })),
});

const toInbox = (inbox: v.InferOutput<typeof inboxSchema>): TeamInbox => ({
  mentions: inbox.mentions.map(named),
  contested: inbox.contested.map(named),
  differences: inbox.differences.map(named),
});

const named = <Waiting extends { readonly file_name: string }>({
  file_name: fileName,
  ...rest
}: Waiting) => ({ fileName, ...rest });

/** What waits for the user over all articles of a team's library. Ours, not in the contract. */
const teamInboxApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    getTeamInbox: build.query<TeamInbox, void>({
      query: () => ({ path: '/library/inbox', timeLimitMs: TIME_LIMITS.short }),
      rawResponseSchema: inboxSchema,
      transformResponse: toInbox,
      keepUnusedDataFor: CACHE_LIFETIMES.volatile,
    }),
  }),
});

export const { useGetTeamInboxQuery } = teamInboxApi;
