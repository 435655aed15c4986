import type { Placement } from '@/domain/placement';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { svgTextSchema } from './depiction.schema';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';
import { taggedWithoutSeat } from './withoutSeat';

/** A reading to be drawn over its picture. */
export interface DepictOnPictureArg extends Placement {
  /** R, S, E, Z next to their atoms and bonds. */
  readonly cip: boolean;
  readonly unicolor: boolean;
}

/** Not in the contract: only services that report the positions of atoms have this call. */
export const depictionOnPictureApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** SVG text in the picture's proportions. Never put into HTML unparsed: it comes from outside. */
    depictOnPicture: build.query<string, DepictOnPictureArg>({
      query: (arg) => () => ({
        method: 'POST',
        path: '/depiction/on_picture',
        json: arg,
        answer: 'text',
        timeLimitMs: TIME_LIMITS.drawing,
      }),
      rawResponseSchema: svgTextSchema,
      providesTags: taggedWithoutSeat,
      keepUnusedDataFor: CACHE_LIFETIMES.drawing,
    }),
  }),
});

export const { useDepictOnPictureQuery } = depictionOnPictureApi;
