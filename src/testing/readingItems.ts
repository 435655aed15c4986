interface ItemsRootState {
  readonly article: { readonly readings: object };
  readonly runs: { readonly recognition: { readonly pending: object } };
}

/** How each reading that was asked for stands, by its segment's id: what has ended, and what is still to come. */
export const readingItems = ({ article, runs }: ItemsRootState): object => ({
  ...article.readings,
  ...runs.recognition.pending,
});
