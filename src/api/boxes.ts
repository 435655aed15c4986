import type { CompoundLabel } from '@/domain/compoundLabel';
import type { CompoundMention } from '@/domain/compoundMention';
import { edgesOf, segmentsDirectory, type SegmentBox } from '@/domain/segment';
import { pathPart } from './address';
import { hasNoSuchCall } from './apiError';
import { platformOf } from './baseQuery';
import { boxCutOutSchema, boxLimitsSchema } from './boxes.schema';
import { toCompoundLabel } from './compoundLabel.schema';
import { toCompoundMentions } from './compoundMention.schema';
import { marcusApi } from './marcusApi';
import { optionalField } from './optionalField';
import { parsedAnswer } from './parsedAnswer';
import { articlePart, type PdfUpload } from './pdfUpload';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';

/** What the services cut out of a box. */
export interface BoxCutOut {
  /** Without `/all_segments`. */
  readonly directory: string;
  readonly filename: string;
  /** The name under which the services store the article. */
  readonly pdfFilename: string;
  /** What the page prints beside it, if anything. */
  readonly label?: CompoundLabel;
  readonly mentions?: readonly CompoundMention[];
}

export interface BoxCutOutArg {
  readonly box: SegmentBox;
  /** By the name under which the services hold it, or sent along. */
  readonly pdf: { readonly pdfFilename: string } | PdfUpload;
}

function boxForm({ box, pdf }: BoxCutOutArg) {
  const [x0, y0, x1, y1] = edgesOf(box);
  return { ...articlePart(pdf), page_index: box.page, x0, y0, x1, y1 };
}

/** Not in the contract: only our services cut out boxes, and say so by answering their limits. */
export const boxesApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the services cut out boxes; others answer 404, or a start page for any path. */
    getCutsOutBoxes: build.query<boolean, void>({
      async queryFn(_arg, api, _options, send) {
        const path = `/${pathPart(platformOf(api).config.product)}/box_limits`;
        const request = { path, timeLimitMs: TIME_LIMITS.short };
        const { error } = await parsedAnswer(send, request, boxLimitsSchema);
        if (!error) return { data: true };
        return hasNoSuchCall(error) || error.kind === 'schema' ? { data: false } : { error };
      },
    }),
    cutOutBox: build.mutation<BoxCutOut, BoxCutOutArg, Wire<typeof boxCutOutSchema>>({
      query:
        (arg) =>
        ({ config }) => ({
          method: 'POST',
          path: `/${pathPart(config.product)}/cut_out_box`,
          form: boxForm(arg),
          timeLimitMs: 'pdfFilename' in arg.pdf ? TIME_LIMITS.drawing : TIME_LIMITS.long,
        }),
      rawResponseSchema: boxCutOutSchema,
      transformResponse: ({ segments_directory, pdf_filename, segment }) => ({
        directory: segmentsDirectory(segments_directory),
        filename: segment.filename,
        pdfFilename: pdf_filename,
        ...optionalField('label', toCompoundLabel(segment.label)),
        ...optionalField('mentions', toCompoundMentions(segment.mentions)),
      }),
    }),
  }),
});
