import { assumedEngines, BEST_OF_ALL } from '@/domain/engines';
import type { EngineInfo } from '@/domain/engines';
import type { BlobDescription } from '@/platform/vaults';
import { pathPart } from './address';
import { hasNoSuchCall } from './apiError';
import { platformOf } from './baseQuery';
import { blobDescriptionSchema, releasesBlobs } from './blobCache';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { parsedAnswer } from './parsedAnswer';
import {
  enginesSchema,
  molfileSchema,
  smilesSchema,
  toEngines,
  toRecognition,
  withDepictionSchema,
} from './recognition.schema';
import type { Recognition } from './recognition.schema';
import { DEPICTION_SIDE, recognitionRequest } from './recognitionRequest';
import type { DepictedRecognitionArg, RecognitionArg } from './recognitionRequest';
import { TIME_LIMITS } from './timeLimits';

export type { Recognition, RivalRecognition } from './recognition.schema';
export type { DepictedRecognitionArg, DrawingSource, RecognitionArg } from './recognitionRequest';

export interface OcsrImageArg {
  readonly filename: string;
}

/** Several engines take turns in a call that asks them all. */
const limitOf = ({ engine }: RecognitionArg): number =>
  engine === BEST_OF_ALL ? TIME_LIMITS.long : TIME_LIMITS.drawing;

export const recognitionApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    recogniseSmiles: build.mutation<Recognition, RecognitionArg>({
      query: (arg) =>
        recognitionRequest(arg, {
          path: '/latest/ocsr/generate_smiles',
          timeLimitMs: TIME_LIMITS.long,
        }),
      rawResponseSchema: smilesSchema,
      transformResponse: toRecognition,
    }),
    recogniseMolfile: build.mutation<Recognition, Omit<RecognitionArg, 'handDrawn'>>({
      query: (arg) =>
        recognitionRequest(arg, {
          path: '/ocsr/generate_molfile',
          timeLimitMs: TIME_LIMITS.long,
          takesHandDrawn: false,
        }),
      rawResponseSchema: molfileSchema,
      transformResponse: toRecognition,
    }),
    recogniseBoth: build.mutation<Recognition, RecognitionArg>({
      query: (arg) =>
        recognitionRequest(arg, {
          path: '/ocsr/generate_both',
          timeLimitMs: limitOf(arg),
        }),
      rawResponseSchema: smilesSchema,
      transformResponse: toRecognition,
    }),
    recogniseWithDepiction: build.mutation<Recognition, DepictedRecognitionArg>({
      query: ({ output = 'both', width = DEPICTION_SIDE, height = DEPICTION_SIDE, ...arg }) =>
        recognitionRequest(arg, {
          path: '/ocsr/generate_with_depiction',
          timeLimitMs: limitOf(arg),
          fields: {
            output_type: output,
            depict_engine: 'rdkit',
            depict_width: width,
            depict_height: height,
            depict_format: 'svg',
          },
        }),
      rawResponseSchema: withDepictionSchema,
      transformResponse: toRecognition,
    }),
    /**
     * The programs that the engines use; installations that don't report them are assumed to have all
     * engines.
     */
    getEngines: build.query<EngineInfo[], void>({
      async queryFn(_arg, api, _options, send) {
        const request = { path: '/ocsr/engines', timeLimitMs: TIME_LIMITS.short };
        const { data, error } = await parsedAnswer(send, request, enginesSchema);
        if (error && hasNoSuchCall(error)) {
          return { data: assumedEngines(platformOf(api).config.product) };
        }
        if (error) return { error };
        return { data: toEngines(data) };
      },
    }),
    getOcsrImage: build.query<BlobDescription, OcsrImageArg>({
      query:
        ({ filename }) =>
        () => ({
          path: `/ocsr/get_image/${pathPart(filename)}`,
          answer: 'image',
          timeLimitMs: TIME_LIMITS.short,
        }),
      rawResponseSchema: blobDescriptionSchema,
      keepUnusedDataFor: CACHE_LIFETIMES.image,
      ...releasesBlobs<OcsrImageArg>(({ filename }) => filename),
    }),
  }),
});
