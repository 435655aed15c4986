/** A paragraph of the article and the page on which it begins, as the services' export has them. */
export interface PlacedParagraph {
  readonly text: string;
  /** From 0. */
  readonly pageIndex: number;
}

const BETWEEN = '\n\n';

/**
 * The page on which the paragraph that holds a name begins.
 *
 * @param content the article's text, whose paragraphs are those of the export
 * @param start of the name in it
 * @returns `undefined` if no paragraph of the export holds the name
 */
export function pageOfName(
  paragraphs: readonly PlacedParagraph[],
  content: string,
  { name, start }: { readonly name: string; readonly start: number },
): number | undefined {
  const holds = ({ text }: PlacedParagraph) => text.normalize('NFC').includes(name);
  const at = content.slice(0, start).split(BETWEEN).length - 1;
  const there = paragraphs[at];
  return (there && holds(there) ? there : paragraphs.find(holds))?.pageIndex;
}
