import { DEPICTION_DEFAULTS } from '@/domain/depiction';
import type { DepictionOptions } from '@/domain/depiction';
import { presentMolfile, presentText } from '@/domain/missing';
import { molfileOfRecord } from '@/domain/molfile';
import type { AppConfig } from '@/platform/config';
import type { BlobDescription } from '@/platform/vaults';
import { requestAddress } from './address';
import { RequestError } from './apiError';
import type { AnswerKind, QueryValue } from './apiRequest';
import { releasesBlobs } from './blobCache';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { depictionBatchSchema, depictionSchema, molfileConversionSchema } from './depiction.schema';
import { innermostMessage } from './errorAnswer';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';

export type DepictionFormat = 'svg' | 'png' | 'base64';

/** What to draw and how; absent options take the specified defaults. */
export interface DepictionArg extends Partial<DepictionOptions> {
  /** `svg` when absent. */
  readonly format?: DepictionFormat;
}

/** A drawing from a recognition's results, with the molfile's coordinates when there are any. */
export interface RecognisedDepictionArg extends Pick<
  DepictionArg,
  'smiles' | 'molfile' | 'width' | 'height' | 'cip' | 'format'
> {
  /** True when absent. */
  readonly useMolfile?: boolean;
}

export type Depiction =
  /** Never put into HTML unparsed: it comes from outside. */
  | { readonly format: 'svg'; readonly svg: string }
  /** `type` says what the bytes really are, as some installations send SVG under the name of PNG. */
  | { readonly format: 'png'; readonly image: BlobDescription }
  | { readonly format: 'base64'; readonly data: string };

export type BatchDepiction =
  | { readonly index: number; readonly svg: string }
  | { readonly index: number; readonly error: string };

const ENGINE = 'cdk';
const PATHS = { generate: '/depiction/generate', visualize: '/depiction/visualize' } as const;

/** All options, so that equal drawings have equal descriptions; key order is fixed. */
function completed({ format = 'svg', ...options }: DepictionArg) {
  const smiles = presentText(options.smiles);
  const molfile = presentMolfile(options.molfile);
  if (smiles === undefined && molfile === undefined) {
    throw new RequestError('INPUT_MISSING', 'Either SMILES or molfile must be provided');
  }
  const all = { ...DEPICTION_DEFAULTS, ...options };
  return {
    engine: ENGINE,
    width: all.width,
    height: all.height,
    rotate: all.rotate,
    kekulize: all.kekulize,
    cip: all.cip,
    unicolor: all.unicolor,
    highlight: all.highlight,
    transparent: all.transparent,
    format,
    // without SMILES the services would draw nothing from nothing (contract section 8)
    useMolfileDirectly: all.useMolfileDirectly || smiles === undefined,
    smiles,
    molfile,
  };
}

/** What tells drawings apart in the cache; an impossible request is told apart by itself. */
function drawingKey(arg: DepictionArg): unknown {
  try {
    return completed(arg);
  } catch {
    return arg;
  }
}

function answerKind(format: DepictionFormat): AnswerKind {
  const kinds = { svg: 'text', png: 'image', base64: 'json' } as const;
  return kinds[format];
}

function toDepiction(wire: Wire<typeof depictionSchema>): Depiction {
  if (typeof wire === 'string') return { format: 'svg', svg: wire };
  if ('blobId' in wire) return { format: 'png', image: wire };
  return { format: 'base64', data: wire.data };
}

/**
 * The address of a drawing (core specification section 7, visualize). The original services answer it
 * to POST only; `visualizeDepiction` asks them that way.
 */
export function depictionAddress(config: AppConfig, arg: DepictionArg): string {
  const query: Record<string, QueryValue | undefined> = completed(arg);
  return requestAddress({ path: PATHS.visualize, query }, config);
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
        const json = completed(arg);
        return {
          method: 'POST',
          path: PATHS.generate,
          json,
          answer: answerKind(json.format),
          timeLimitMs: TIME_LIMITS.drawing,
        };
      },
      rawResponseSchema: depictionSchema,
      transformResponse: toDepiction,
      ...drawingCache,
      ...releasesBlobs<DepictionArg>(drawingKey),
    }),
    visualizeDepiction: build.query<Depiction, DepictionArg>({
      query: (arg) => () => {
        const form = completed(arg);
        return {
          method: 'POST',
          path: PATHS.visualize,
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
          const { engine, smiles, molfile, width, height, cip, format } = completed(arg);
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
    /** Several drawings as SVG; each may fail for itself. */
    depictBatch: build.mutation<
      BatchDepiction[],
      { readonly items: readonly Omit<DepictionArg, 'format'>[] }
    >({
      query:
        ({ items }) =>
        () => ({
          method: 'POST',
          path: '/depiction/batch',
          json: items.map((item) => completed({ ...item, format: 'svg' })),
          timeLimitMs: TIME_LIMITS.drawing,
        }),
      rawResponseSchema: depictionBatchSchema,
      transformResponse: ({ results }: Wire<typeof depictionBatchSchema>) =>
        results.map((result) =>
          result.success
            ? { index: result.index, svg: result.data }
            : { index: result.index, error: innermostMessage(result.error) },
        ),
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
