import type { Depiction } from '../chemistry/depiction/depict';
import type { DepictionRequest } from '../chemistry/depiction/depictionRequest';

export type DepictionFormat = 'svg' | 'png' | 'base64';

export interface DepictionInput extends DepictionRequest {
  /** Default svg. */
  readonly format?: DepictionFormat | undefined;
}

/** A depiction in the requested format; base64 is that of the PNG. */
export type DepictionOutput = { readonly source: Depiction['source']; readonly remark?: string } & (
  | { readonly format: 'svg'; readonly svg: string }
  | { readonly format: 'png'; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly format: 'base64'; readonly base64: string }
);
