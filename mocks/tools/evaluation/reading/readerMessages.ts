import type { ImageReading, ReaderChoice } from './imageReading';

/** Sent to a reader process: first what to read with, then one file after the other. */
export type ReaderOrder =
  | { readonly kind: 'open'; readonly choice: ReaderChoice }
  | { readonly kind: 'read'; readonly file: string };

/** Sent by a reader process, one for each order. */
export type ReaderReport =
  | { readonly kind: 'opened' }
  | { readonly kind: 'read'; readonly reading: ImageReading }
  | { readonly kind: 'failed'; readonly message: string };
