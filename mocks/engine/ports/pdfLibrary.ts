import type * as PdfJsModule from 'pdfjs-dist';

/** The parts of pdf.js that the engine calls. */
export type PdfJs = Pick<
  typeof PdfJsModule,
  'getDocument' | 'AnnotationMode' | 'OPS' | 'VerbosityLevel'
>;

/** pdf.js as provided by the host. */
export interface PdfLibrary {
  readonly pdfjs: PdfJs;
  /** Where it finds its fonts, character maps, decoders and colour profiles, each with a trailing slash. */
  readonly assets: {
    readonly standardFontDataUrl: string;
    readonly cMapUrl: string;
    readonly wasmUrl: string;
    readonly iccUrl: string;
  };
  /** Further parameters of `getDocument`, where pdf.js does not choose what suits the host by itself. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** The platform and where to get help, for the message that pages stay blank. */
  readonly environment: string;
}

/**
 * Undoes deflate (RFC 1950) as far as possible; damaged or truncated streams are decoded in part.
 *
 * @returns 'too-large' if the result exceeds `maxBytes`, undefined if nothing can be decoded
 */
export type Inflate = (
  bytes: Uint8Array,
  maxBytes: number,
) => Promise<Uint8Array | 'too-large' | undefined>;

/** What the host provides for reading PDFs. */
export interface PdfPorts {
  readonly loadPdf: () => Promise<PdfLibrary>;
  readonly inflate: Inflate;
}
