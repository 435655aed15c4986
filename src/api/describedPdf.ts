import * as v from 'valibot';
import type { PdfSummary } from '@/platform/pdfs';
import { marcusApi } from './marcusApi';
import { optionalField } from './optionalField';
import { pdfPart, type PdfUpload } from './pdfUpload';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';

const describedPdfSchema = v.object({
  page_count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
});

export const describedPdfApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a PDF says of itself, for a client that opens none; the page does. Not in the contract. */
    describePdf: build.mutation<PdfSummary, PdfUpload, Wire<typeof describedPdfSchema>>({
      query: (pdf) => ({
        method: 'POST',
        path: '/docling_conversion/describe_pdf',
        form: { pdf_file: pdfPart(pdf) },
        timeLimitMs: TIME_LIMITS.long,
      }),
      rawResponseSchema: describedPdfSchema,
      transformResponse: ({ page_count, title }) => ({
        pageCount: page_count,
        ...optionalField('title', title),
      }),
      invalidatesTags: ['Pdfs'],
    }),
  }),
});
