import * as v from 'valibot';
import { jsonSchema } from '@/domain/saved/replica.schema';
import type { Json } from '@/domain/team/event';
import { pathPart } from './address';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';

const partsSchema = v.object({
  parts: v.record(v.string(), v.object({ value: jsonSchema })),
});

const toParts = ({ parts }: v.InferOutput<typeof partsSchema>): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(parts).map(([part, { value }]) => [part, value]));

/** What stands of articles of a team's library. Ours, not in the contract. */
export const teamPartsApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the part's name. */
    getTeamParts: build.query<Readonly<Record<string, Json>>, string>({
      query: (article) => ({
        path: `/library/articles/${pathPart(article)}/parts`,
        timeLimitMs: TIME_LIMITS.short,
      }),
      rawResponseSchema: partsSchema,
      transformResponse: toParts,
      keepUnusedDataFor: 0,
    }),
  }),
});
