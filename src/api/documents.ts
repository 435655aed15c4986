import { doclingDocumentSchema, extractedTextSchema, storedPdfsSchema } from './documents.schema';
import { marcusApi } from './marcusApi';
import { optionalField } from './optionalField';
import { pdfPart } from './pdfUpload';
import type { PdfUpload } from './pdfUpload';
import type { PrintedArticle } from '@/domain/printedArticle';
import { placeReadWords, type TextScans } from '@/domain/scans';
import { readScanSchema } from './scans.schema';
import { specifiedSchemaMessage } from './schemaFailure';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';

export interface TextExtraction extends PdfUpload {
  /** Number of pages from the first; the services default to 2. */
  readonly pages?: number;
  /** `later`: the pictures of scans are not read now, only named. Other services ignore it. */
  readonly scans?: 'later';
}

export interface ScanArg {
  /** The name under which the services store the article. */
  readonly pdfFilename: string;
  readonly pageIndex: number;
}

export interface ArticleText {
  readonly text: string;
  /** The name under which the services store the article. */
  readonly pdfFilename: string;
  /** What the first page prints about itself; absent if it was not recognised. */
  readonly article?: PrintedArticle;
  /** Zero-based indices of pages that the services could not read completely; absent if they read all. */
  readonly pagesTooHeavy?: readonly number[];
  /** Absent if no page is a scan. */
  readonly scans?: TextScans;
}

/** A document as exported by docling. */
export type DoclingDocument = Readonly<Record<string, unknown>>;

export interface StoredPdf {
  readonly filename: string;
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

const articleTextOf = (wire: Wire<typeof extractedTextSchema>): ArticleText => ({
  text: wire.text,
  pdfFilename: wire.pdf_filename,
  ...optionalField('article', wire.article ?? undefined),
  ...optionalField('pagesTooHeavy', wire.pages_too_heavy),
  ...optionalField('scans', scansOf(wire)),
});

function scansOf({
  text,
  pages_scanned: pages = [],
  words_read: words = [],
}: Wire<typeof extractedTextSchema>): TextScans | undefined {
  if (pages.length === 0) return undefined;
  return {
    pages: pages.map(({ page_index, kind, is_read, confidence, read_up_to }) => ({
      pageIndex: page_index,
      ...optionalField('kind', kind),
      isRead: is_read,
      ...optionalField('confidence', confidence),
      ...optionalField('readUpTo', read_up_to),
    })),
    words: placeReadWords(text, words),
  };
}

export const documentsApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    extractText: build.mutation<ArticleText, TextExtraction, Wire<typeof extractedTextSchema>>({
      query: ({ pages, scans, ...pdf }) => ({
        method: 'POST',
        path: '/docling_conversion/extract_text',
        form: { pdf_file: pdfPart(pdf), pages, scans },
        timeLimitMs: TIME_LIMITS.long,
      }),
      rawResponseSchema: extractedTextSchema,
      catchSchemaFailure: specifiedSchemaMessage('No text content in response'),
      transformResponse: articleTextOf,
      invalidatesTags: ['Pdfs'],
    }),
    /** Reads the picture of a scanned page, for the next `extractText`. Not in the contract. */
    readScan: build.mutation<null, ScanArg, Wire<typeof readScanSchema>>({
      query: ({ pdfFilename, pageIndex }) => ({
        method: 'POST',
        path: '/docling_conversion/read_scan',
        form: { pdf_filename: pdfFilename, page_index: pageIndex },
        timeLimitMs: TIME_LIMITS.long,
      }),
      rawResponseSchema: readScanSchema,
      transformResponse: () => null,
    }),
    extractDocument: build.mutation<DoclingDocument, TextExtraction>({
      query: ({ pages, ...pdf }) => ({
        method: 'POST',
        path: '/v1/docling_conversion/extract_json',
        form: { pdf_file: pdfPart(pdf), pages },
        timeLimitMs: TIME_LIMITS.long,
      }),
      rawResponseSchema: doclingDocumentSchema,
      invalidatesTags: ['Pdfs'],
    }),
    listPdfs: build.query<StoredPdf[], void, Wire<typeof storedPdfsSchema>>({
      query: () => ({
        path: '/v1/docling_conversion/list_pdfs',
        timeLimitMs: TIME_LIMITS.short,
      }),
      rawResponseSchema: storedPdfsSchema,
      transformResponse: (wire) =>
        wire.pdf_files.map((file) => ({
          filename: file.filename,
          size: file.size_bytes,
          createdAt: file.created_time * 1000,
        })),
      providesTags: ['Pdfs'],
    }),
  }),
});
