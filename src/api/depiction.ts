import { presentText } from '@/domain/missing';
import { molfileOfRecord } from '@/domain/molfile';
import { RequestError } from './apiError';
import { releasesBlobs } from './blobCache';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { depictionSchema, molfileConversionSchema, toDepiction } from './depiction.schema';
import type { Depiction } from './depiction.schema';
import { answerKind, completedDepiction, DEPICTION_PATHS, drawingKey } from './depictionRequest';
import type { DepictionArg } from './depictionRequest';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';
import { taggedWithoutSeat } from './withoutSeat';

export type { DepictionArg } from './depictionRequest';
export type { Depiction } from './depiction.schema';

/** A drawing of a recognition's results, with the molfile's coordinates if there are any. */
export interface RecognisedDepictionArg extends Pick<
  DepictionArg,
  'smiles' | 'molfile' | 'width' | 'height' | 'cip' | 'format'
> {
  /** True by default. */
  readonly useMolfile?: boolean;
}

const drawingCache = {
  keepUnusedDataFor: CACHE_LIFETIMES.drawing,
  serializeQueryArgs: ({
    queryArgs,
    endpointName,
  }: {
    readonly queryArgs: DepictionArg;
    readonly endpointName: string;
  }) => `${endpointName}(${JSON.stringify(drawingKey(queryArgs))})`,
};

const recognisedKey = (arg: RecognisedDepictionArg) => [
  arg.smiles,
  arg.molfile,
  arg.width,
  arg.height,
  arg.cip,
  arg.format,
  arg.useMolfile,
];

export const depictionApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    depict: build.query<Depiction, DepictionArg>({
      query: (arg) => () => {
        const json = completedDepiction(arg);
        return {
          method: 'POST',
          path: DEPICTION_PATHS.generate,
          json,
          answer: answerKind(json.format),
          timeLimitMs: TIME_LIMITS.drawing,
        };
      },
      rawResponseSchema: depictionSchema,
      transformResponse: toDepiction,
      providesTags: taggedWithoutSeat,
      ...drawingCache,
      ...releasesBlobs<DepictionArg>(drawingKey),
    }),
    visualizeDepiction: build.query<Depiction, DepictionArg>({
      query: (arg) => () => {
        const form = completedDepiction(arg);
        return {
          method: 'POST',
          path: DEPICTION_PATHS.visualize,
          form,
          answer: answerKind(form.format),
          timeLimitMs: TIME_LIMITS.drawing,
        };
      },
      rawResponseSchema: depictionSchema,
      transformResponse: toDepiction,
      ...drawingCache,
      ...releasesBlobs<DepictionArg>(drawingKey),
    }),
    depictRecognised: build.query<Depiction, RecognisedDepictionArg>({
      query:
        ({ useMolfile = true, ...arg }) =>
        () => {
          const { engine, smiles, molfile, width, height, cip, format } = completedDepiction(arg);
          return {
            method: 'POST',
            path: '/depiction/from_ocsr',
            form: { smiles, molfile, engine, width, height, use_molfile: useMolfile, cip, format },
            answer: answerKind(format),
            timeLimitMs: TIME_LIMITS.drawing,
          };
        },
      rawResponseSchema: depictionSchema,
      transformResponse: toDepiction,
      keepUnusedDataFor: CACHE_LIFETIMES.drawing,
      ...releasesBlobs<RecognisedDepictionArg>(recognisedKey),
    }),
    /** A molfile with coordinates made for drawing. */
    convertSmilesToMolfile: build.query<string, { readonly smiles: string }>({
      query:
        ({ smiles }) =>
        () => {
          const present = presentText(smiles);
          if (present === undefined) {
            throw new RequestError('INPUT_MISSING', 'SMILES string is required');
          }
          return {
            method: 'POST',
            path: '/depiction/smiles_to_molfile',
            json: { smiles: present, outputFormat: 'molfile' },
            timeLimitMs: TIME_LIMITS.drawing,
          };
        },
      rawResponseSchema: molfileConversionSchema,
      transformResponse: ({ molfile }: Wire<typeof molfileConversionSchema>) =>
        molfileOfRecord(molfile),
      keepUnusedDataFor: CACHE_LIFETIMES.drawing,
    }),
  }),
});

export const { useDepictQuery } = depictionApi;
