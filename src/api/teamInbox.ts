import * as v from 'valibot';
import { jsonSchema } from '@/domain/saved/replica.schema';
import type { TeamInbox } from '@/domain/team/team';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';

const waiting = v.array(
  v.object({
    ...{ article: v.string(), file_name: v.string(), title: v.nullable(v.string()) },
    ...{ part: v.string(), value: jsonSchema, by: v.string(), at: v.string(), seq: v.number() },
  }),
);

const inboxSchema = v.object({ mentions: waiting, contested: waiting });

const toInbox = ({ mentions, contested }: v.InferOutput<typeof inboxSchema>): TeamInbox => ({
  mentions: mentions.map(toInboxPart),
  contested: contested.map(toInboxPart),
});

const toInboxPart = ({ file_name: fileName, ...rest }: v.InferOutput<typeof waiting>[number]) => ({
  fileName,
  ...rest,
});

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
