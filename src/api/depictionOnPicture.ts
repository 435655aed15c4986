import type { Placement } from '@/domain/placement';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { svgTextSchema } from './depiction.schema';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';
import { taggedWithoutSeat } from './withoutSeat';

/** A reading to draw as it lies on its picture. */
export interface DepictOnPictureArg extends Placement {
  /** R, S, E, Z beside their atoms and bonds. */
  readonly cip: boolean;
  readonly unicolor: boolean;
}

/** Beyond the contract: only services that say where atoms lie know the call. */
export const depictionOnPictureApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** SVG text in the picture's shape. Never put into HTML unparsed: it comes from outside. */
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
