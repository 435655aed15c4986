import { normaliseDoi } from '@/domain/doi';
import { segmentsDirectory } from '@/domain/segment';
import type { BlobDescription } from '@/platform/vaults';
import { pathPart } from './address';
import { RequestError } from './apiError';
import type { ApiRequest, RequestContext } from './apiRequest';
import { blobDescriptionSchema, releasesBlobs } from './blobCache';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { optionalField } from './optionalField';
import { articlePart, pdfPart, type PdfUpload } from './pdfUpload';
import { specifiedSchemaMessage } from './schemaFailure';
import {
  doiSchema,
  segmentDirectoriesSchema,
  segmentExtractionSchema,
  segmentFilesSchema,
  toldOf,
  type ToldOfSegments,
} from './segments.schema';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';
import { taggedWithoutSeat } from './withoutSeat';

export interface SegmentExtraction extends ToldOfSegments {
  /** 0 is valid: an article without drawings. */
  readonly count: number;
  /** Without `/all_segments`; absent if the services made none. */
  readonly directory?: string;
  readonly alreadyExisted: boolean;
  /** The name under which the services store the article. */
  readonly pdfFilename: string;
  /** Zero-based indices of pages that the services could not read completely; absent if they read all. */
  readonly pagesTooHeavy?: readonly number[];
  /** Zero-based: where the search goes on; absent from an answer that is the whole article's. */
  readonly nextPage?: number;
}

/** The rest of an article, after an answer with a next page; see docs/contract.md 4.11. */
export interface NextSegmentsArg {
  readonly pdfFilename: string;
  readonly fromPage: number;
}

/** The call has two forms: with the article, and with its name once the services have it. */
const EXTRACTION = {
  query:
    ({ fromPage, ...article }: (PdfUpload & { readonly fromPage?: number }) | NextSegmentsArg) =>
    ({ config }: RequestContext): ApiRequest => ({
      method: 'POST',
      path: `/${pathPart(config.product)}/extract_segments`,
      form: { ...articlePart(article), collect_all: true, from_page: fromPage },
      timeLimitMs: TIME_LIMITS.long,
    }),
  rawResponseSchema: segmentExtractionSchema,
  catchSchemaFailure: specifiedSchemaMessage('Invalid segment extraction response'),
  transformResponse: (wire: Wire<typeof segmentExtractionSchema>): SegmentExtraction => ({
    count: wire.segments_count,
    ...optionalField(
      'directory',
      wire.segments_directory && segmentsDirectory(wire.segments_directory),
    ),
    alreadyExisted: wire.segments_already_existed ?? false,
    pdfFilename: wire.pdf_filename,
    ...toldOf(wire.segments),
    ...optionalField('pagesTooHeavy', wire.pages_too_heavy),
    ...optionalField('nextPage', wire.next_page),
  }),
  invalidatesTags: ['Segments', 'Pdfs'] as const,
};

export interface SegmentDirectory {
  readonly directory: string;
  readonly count: number;
}

export interface SegmentFiles extends ToldOfSegments {
  /** As listed by the services: unsorted. */
  readonly files: readonly string[];
}

export interface SegmentImageArg {
  readonly directory: string;
  readonly filename: string;
}

export interface HighlightedPageArg {
  readonly filename: string;
  readonly pdfFilename: string;
}

export const segmentsApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** With `fromPage`, services that know it answer with the first pages that have drawings. */
    extractSegments: build.mutation<
      SegmentExtraction,
      PdfUpload & { readonly fromPage?: number },
      Wire<typeof segmentExtractionSchema>
    >(EXTRACTION),
    extractNextSegments: build.mutation<
      SegmentExtraction,
      NextSegmentsArg,
      Wire<typeof segmentExtractionSchema>
    >(EXTRACTION),
    /** `null` if the article has none: the services then answer with a file name instead. */
    extractDoi: build.mutation<string | null, PdfUpload, Wire<typeof doiSchema>>({
      query:
        (pdf) =>
        ({ config }) => ({
          method: 'POST',
          path: `/${pathPart(config.product)}/extract_doi`,
          form: { pdf_file: pdfPart(pdf) },
          timeLimitMs: TIME_LIMITS.long,
        }),
      rawResponseSchema: doiSchema,
      transformResponse: (wire) => normaliseDoi(wire.doi) ?? null,
      invalidatesTags: ['Pdfs'],
    }),
    listSegmentDirectories: build.query<
      SegmentDirectory[],
      void,
      Wire<typeof segmentDirectoriesSchema>
    >({
      query:
        () =>
        ({ config }) => ({
          path: `/${pathPart(config.product)}/list_segments`,
          timeLimitMs: TIME_LIMITS.short,
        }),
      rawResponseSchema: segmentDirectoriesSchema,
      transformResponse: (wire) =>
        wire.segment_directories.map((entry) => ({
          directory: entry.directory,
          count: entry.segments_count,
        })),
      providesTags: ['Segments'],
    }),
    listSegmentFiles: build.query<
      SegmentFiles,
      { readonly directory: string },
      Wire<typeof segmentFilesSchema>
    >({
      query:
        ({ directory }) =>
        ({ config }) => ({
          path: `/${pathPart(config.product)}/list_directory/${pathPart(segmentsDirectory(directory))}/all_segments`,
          timeLimitMs: TIME_LIMITS.short,
        }),
      rawResponseSchema: segmentFilesSchema,
      catchSchemaFailure: specifiedSchemaMessage('Invalid response format: files array missing'),
      transformResponse: (wire) => ({
        files: wire.files,
        ...toldOf(wire.segments),
      }),
      providesTags: ['Segments'],
    }),
    getSegmentImage: build.query<BlobDescription, SegmentImageArg>({
      query:
        ({ directory, filename }) =>
        ({ config }) => {
          if (filename === '') {
            throw new RequestError('INPUT_MISSING', 'The services have no picture of this segment');
          }
          return {
            path: `/${pathPart(config.product)}/get_segment_image/${pathPart(segmentsDirectory(directory))}/${pathPart(filename)}`,
            answer: 'image',
            timeLimitMs: TIME_LIMITS.short,
          };
        },
      rawResponseSchema: blobDescriptionSchema,
      providesTags: (result, error) => ['CutOuts', ...taggedWithoutSeat(result, error)],
      keepUnusedDataFor: CACHE_LIFETIMES.image,
      ...releasesBlobs<SegmentImageArg>(({ directory, filename }) => [directory, filename]),
    }),
    /** The page of a segment at 300 dpi with the segment marked. */
    getHighlightedPage: build.query<BlobDescription, HighlightedPageArg>({
      query:
        ({ filename, pdfFilename }) =>
        ({ config }) => {
          if (filename === '') {
            throw new RequestError(
              'INPUT_MISSING',
              'Could not determine segment filename from metadata',
            );
          }
          if (pdfFilename === '') {
            throw new RequestError(
              'INPUT_MISSING',
              'Could not determine PDF filename from segment metadata',
            );
          }
          return {
            path: `/${pathPart(config.product)}/get_highlighted_page/${pathPart(filename)}`,
            query: { pdf_filename: pdfFilename },
            answer: 'image',
            timeLimitMs: TIME_LIMITS.short,
          };
        },
      rawResponseSchema: blobDescriptionSchema,
      providesTags: ['CutOuts'],
      keepUnusedDataFor: CACHE_LIFETIMES.image,
      ...releasesBlobs<HighlightedPageArg>(({ filename, pdfFilename }) => [filename, pdfFilename]),
    }),
  }),
});

export const { useGetSegmentImageQuery, useGetHighlightedPageQuery } = segmentsApi;
