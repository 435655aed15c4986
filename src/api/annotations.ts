import type { CodePointSpan } from '@/domain/annotation';
import { isMissing } from '@/domain/missing';
import type { RawAnnotation } from '@/domain/rawAnnotation';
import { pathPart } from './address';
import {
  dataExtractionSchema,
  extractionListSchema,
  fullExtractionSchema,
  positionExtractionSchema,
  savedExtractionSchema,
  toSpans,
} from './annotations.schema';
import { RequestError } from './apiError';
import type { ApiRequest } from './apiRequest';
import { marcusApi } from './marcusApi';
import { optionalField } from './optionalField';
import { specifiedSchemaMessage } from './schemaFailure';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';

export interface TextArg {
  readonly text: string;
}

export interface AnnotateArg extends TextArg {
  /** Whether the language model is asked for which the user gave a key, if there is one. */
  readonly asksModel?: boolean;
}

export interface TextAnnotation {
  /** In code points of the text that was sent. Also empty if the language model failed. */
  readonly spans: readonly CodePointSpan[];
  readonly rawData: RawAnnotation;
  readonly savedFilename?: string;
  readonly program?: string;
  readonly programVersion?: string;
  /** Why the user's language model did not annotate, and the program of the services did. */
  readonly modelFailure?: string;
}

export interface SavedExtraction {
  readonly filename: string;
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly preview?: string;
}

export interface SavedAnnotation {
  readonly text: string;
  readonly spans: readonly CodePointSpan[];
  readonly rawData: RawAnnotation;
}

function textRequest(path: string, text: string): ApiRequest {
  if (text.trim() === '') {
    throw new RequestError('INPUT_MISSING', 'No text provided for annotation');
  }
  return { method: 'POST', path, json: { text }, timeLimitMs: TIME_LIMITS.long };
}

export const annotationsApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    annotateText: build.mutation<TextAnnotation, AnnotateArg, Wire<typeof fullExtractionSchema>>({
      query:
        ({ text, asksModel = false }) =>
        ({ secrets }) => ({
          ...textRequest('/openai/extract_all', text),
          ...(asksModel && optionalField('languageModel', secrets.languageModel())),
        }),
      rawResponseSchema: fullExtractionSchema,
      catchSchemaFailure: specifiedSchemaMessage('Invalid annotation data received'),
      transformResponse: (wire) => ({
        spans: toSpans(wire.positions),
        rawData: wire.extracted_data,
        ...optionalField('savedFilename', wire.saved_as),
        ...optionalField('program', wire.program),
        ...optionalField('programVersion', wire.program_version),
        ...optionalField('modelFailure', wire.model_failure),
      }),
      invalidatesTags: ['Extractions'],
    }),
    extractAnnotationData: build.mutation<
      RawAnnotation,
      TextArg,
      Wire<typeof dataExtractionSchema>
    >({
      query:
        ({ text }) =>
        () =>
          textRequest('/openai/extract_json', text),
      rawResponseSchema: dataExtractionSchema,
      transformResponse: (wire) => wire.result,
      invalidatesTags: ['Extractions'],
    }),
    extractAnnotationPositions: build.mutation<
      CodePointSpan[],
      TextArg,
      Wire<typeof positionExtractionSchema>
    >({
      query:
        ({ text }) =>
        () =>
          textRequest('/openai/extract_positions', text),
      rawResponseSchema: positionExtractionSchema,
      catchSchemaFailure: specifiedSchemaMessage('Invalid annotation data received'),
      transformResponse: (wire) => toSpans(wire.positions),
      invalidatesTags: ['Extractions'],
    }),
    listExtractions: build.query<SavedExtraction[], void, Wire<typeof extractionListSchema>>({
      query: () => ({ path: '/openai/list_extractions', timeLimitMs: TIME_LIMITS.short }),
      rawResponseSchema: extractionListSchema,
      transformResponse: (wire) =>
        wire.extraction_files.map((file) => ({
          filename: file.filename,
          size: file.size_bytes,
          createdAt: file.created_time * 1000,
          ...optionalField('preview', file.input_text_preview),
        })),
      providesTags: ['Extractions'],
    }),
    getExtraction: build.query<
      SavedAnnotation,
      { readonly filename: string },
      Wire<typeof savedExtractionSchema>
    >({
      query:
        ({ filename }) =>
        () => {
          if (isMissing(filename)) throw new RequestError('INPUT_MISSING', 'No filename provided');
          return {
            path: `/openai/get_extraction/${pathPart(filename)}`,
            timeLimitMs: TIME_LIMITS.short,
          };
        },
      rawResponseSchema: savedExtractionSchema,
      catchSchemaFailure: specifiedSchemaMessage('Invalid saved annotation data'),
      transformResponse: (wire) => ({
        text: wire.input_text,
        spans: toSpans(wire.positions),
        rawData: wire.extracted_json ?? {},
      }),
    }),
  }),
});

export const { useListExtractionsQuery } = annotationsApi;
