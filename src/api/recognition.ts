import { assumedEngines, readsHandDrawn } from '@/domain/engines';
import type { EngineId, EngineInfo } from '@/domain/engines';
import { presentMolfile, presentText } from '@/domain/missing';
import type { BlobDescription } from '@/platform/vaults';
import { pathPart } from './address';
import { RequestError } from './apiError';
import type { ApiRequest, FormValue, RequestContext } from './apiRequest';
import { platformOf } from './baseQuery';
import { blobDescriptionSchema, releasesBlobs } from './blobCache';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { optionalField } from './optionalField';
import { parsedAnswer } from './parsedAnswer';
import {
  bothSchema,
  enginesSchema,
  molfileSchema,
  smilesSchema,
  withDepictionSchema,
} from './recognition.schema';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';

/** The drawing to read: a segment the services hold, as `{dir}/all_segments/{file}`, or an own file. */
export type DrawingSource =
  | { readonly imagePath: string }
  | { readonly image: { readonly fileId: string; readonly name: string } };

export interface RecognitionArg {
  readonly drawing: DrawingSource;
  readonly engine: EngineId;
  /** Goes to the default engine only; the others refuse it. */
  readonly handDrawn?: boolean;
}

export interface DepictedRecognitionArg extends RecognitionArg {
  /** `both` when absent. */
  readonly output?: 'smiles' | 'both';
  /** Pixels, 512 when absent. */
  readonly width?: number;
  readonly height?: number;
}

/** What an engine read from a drawing; keys of missing values are absent. */
export interface Recognition {
  readonly smiles?: string;
  readonly molfile?: string;
  readonly engine: EngineId;
  readonly program?: string;
  readonly programVersion?: string;
  /** 0..1 */
  readonly confidence?: number;
  /** What the program had doubts about. */
  readonly remarks?: readonly string[];
  /** SVG text, from `recogniseWithDepiction` only. */
  readonly depiction?: string;
}

function drawingField(source: DrawingSource): Record<string, FormValue> {
  if ('image' in source) {
    return { image_file: { fileId: source.image.fileId, filename: source.image.name } };
  }
  if (source.imagePath === '') {
    throw new RequestError('INPUT_MISSING', 'Either imageFile or imagePath must be provided');
  }
  return { image_path: source.imagePath };
}

const DEPICTION_SIDE = 512;

interface RecognitionCall {
  readonly path: string;
  readonly timeLimitMs: number;
  readonly fields?: Readonly<Record<string, FormValue>>;
  readonly takesHandDrawn?: boolean;
}

function recognitionRequest(
  { drawing, engine, handDrawn = false }: RecognitionArg,
  { path, timeLimitMs, fields, takesHandDrawn = true }: RecognitionCall,
) {
  return ({ config }: RequestContext): ApiRequest => ({
    method: 'POST',
    path,
    form: {
      ...drawingField(drawing),
      engine,
      ...fields,
      hand_drawn: takesHandDrawn && readsHandDrawn(engine, config.product) ? handDrawn : undefined,
    },
    timeLimitMs,
  });
}

type RecognitionWire =
  Wire<typeof smilesSchema> | Wire<typeof molfileSchema> | Wire<typeof withDepictionSchema>;

function toRecognition(wire: RecognitionWire): Recognition {
  return {
    ...optionalField('smiles', presentText(wire.smiles)),
    ...optionalField('molfile', presentMolfile(wire.molfile)),
    engine: wire.engine,
    ...optionalField('program', wire.program),
    ...optionalField('programVersion', wire.program_version),
    ...optionalField('confidence', wire.confidence),
    ...optionalField('remarks', wire.remarks?.length ? wire.remarks : undefined),
    ...('depiction' in wire && optionalField('depiction', presentText(wire.depiction?.svg))),
  };
}

type EngineWire = Extract<Wire<typeof enginesSchema>, readonly unknown[]>[number];

function toEngineInfo(wire: EngineWire): EngineInfo {
  return {
    id: wire.id,
    available: wire.available,
    program: wire.program ?? '',
    version: wire.version ?? '',
    ...optionalField('standsInFor', presentText(wire.standsInFor)),
    coordinates: wire.coordinates,
    handDrawn: wire.handDrawn,
    ...optionalField('reason', presentText(wire.reason)),
  };
}

export interface OcsrImageArg {
  readonly filename: string;
}

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
          timeLimitMs: TIME_LIMITS.drawing,
        }),
      rawResponseSchema: bothSchema,
      transformResponse: toRecognition,
    }),
    recogniseWithDepiction: build.mutation<Recognition, DepictedRecognitionArg>({
      query: ({ output = 'both', width = DEPICTION_SIDE, height = DEPICTION_SIDE, ...arg }) =>
        recognitionRequest(arg, {
          path: '/ocsr/generate_with_depiction',
          timeLimitMs: TIME_LIMITS.drawing,
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
    /** Which programs answer; installations that do not say it are taken to have all engines. */
    getEngines: build.query<EngineInfo[], void>({
      async queryFn(_arg, api, _options, send) {
        const request = { path: '/ocsr/engines', timeLimitMs: TIME_LIMITS.short };
        const { data, error } = await parsedAnswer(send, request, enginesSchema);
        if (error?.status === 404 && error.code === undefined) {
          return { data: assumedEngines(platformOf(api).config.product) };
        }
        if (error) return { error };
        return { data: ('engines' in data ? data.engines : data).map(toEngineInfo) };
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
