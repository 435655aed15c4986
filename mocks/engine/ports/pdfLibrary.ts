import type * as PdfJsModule from 'pdfjs-dist';

/** What of pdf.js the engine calls. */
export type PdfJs = Pick<
  typeof PdfJsModule,
  'getDocument' | 'AnnotationMode' | 'OPS' | 'VerbosityLevel'
>;

/** pdf.js as the host has it. */
export interface PdfLibrary {
  readonly pdfjs: PdfJs;
  /** Where it finds its fonts, character maps, decoders and colour profiles, with a slash at each end. */
  readonly assets: {
    readonly standardFontDataUrl: string;
    readonly cMapUrl: string;
    readonly wasmUrl: string;
    readonly iccUrl: string;
  };
  /** What it runs on and who may help, for the message that pages stay blank. */
  readonly environment: string;
}

/**
 * Undoes deflate (RFC 1950) as far as the bytes go; those of a damaged or cut stream count.
 *
 * @returns 'too-large' when more than `maxBytes` come out, undefined when nothing can be decoded
 */
export type Inflate = (
  bytes: Uint8Array,
  maxBytes: number,
) => Promise<Uint8Array | 'too-large' | undefined>;

/** What reading a PDF takes from the host. */
export interface PdfPorts {
  readonly loadPdf: () => Promise<PdfLibrary>;
  readonly inflate: Inflate;
}
