import * as v from 'valibot';
import type { TeamUser } from '@/domain/team/team';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { teamUserSchema } from './team.schema';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';

const peopleSchema = v.object({ people: v.array(teamUserSchema) });

/** Who uses a team's library. Ours, not in the contract. */
const teamPeopleApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** Everybody whom the library knows, in alphabetical order. */
    getTeamPeople: build.query<readonly TeamUser[], void>({
      query: () => ({ path: '/library/people', timeLimitMs: TIME_LIMITS.short }),
      rawResponseSchema: peopleSchema,
      transformResponse: ({ people }: Wire<typeof peopleSchema>) => people,
      keepUnusedDataFor: CACHE_LIFETIMES.volatile,
    }),
  }),
});

export const { useGetTeamPeopleQuery } = teamPeopleApi;
