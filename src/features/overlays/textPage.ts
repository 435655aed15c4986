/** A page of text, as the build makes it of Markdown (markdown/compile.js). */

/** Text, or what stands in it. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'aside'; readonly of: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly to: string; readonly text: string }
  /** ISO 8601 */
  | { readonly type: 'day'; readonly day: string }
  /** A place for something that the application puts there. */
  | { readonly type: 'slot'; readonly name: string };

export type Row = readonly (readonly Inline[])[];

export interface TableBlock {
  readonly type: 'table';
  readonly head: Row;
  readonly groups: readonly { readonly title?: readonly Inline[]; readonly rows: readonly Row[] }[];
}

/** Where the services run: who reads other things where they run elsewhere. */
export type Reader = 'services' | 'browser';

export type Block = { readonly only?: Reader } & (
  | { readonly type: 'paragraph' | 'actions'; readonly of: readonly Inline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | TableBlock
  | { readonly type: 'quote' | 'code'; readonly text: string }
);

export interface Section {
  readonly title: string;
  readonly only?: Reader;
  readonly blocks: readonly Block[];
  /** Its parts, below headings of their own. */
  readonly sections: readonly Section[];
}

export interface TextPage extends Omit<Section, 'only'> {
  /** What it ends with. */
  readonly foot: readonly Block[];
}
