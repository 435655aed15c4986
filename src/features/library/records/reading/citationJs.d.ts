/** What is used of citation-js, which brings no types. */
declare module '@citation-js/core' {
  interface ChainOptions {
    readonly generateGraph: false;
    /** Without it the text may be taken for something to fetch. */
    readonly forceType: '@biblatex/text' | '@ris/file';
  }
  export const plugins: {
    readonly input: { readonly chain: (text: string, options: ChainOptions) => readonly unknown[] };
  };
}
declare module '@citation-js/plugin-ris';
declare module '@citation-js/plugin-bibtex';
