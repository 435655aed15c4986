/** A selection within one block of text. */
interface BlockSelection {
  readonly range: Range;
  readonly block: HTMLElement;
  /** Of the selection in the block's text, in UTF-16 units. */
  readonly start: number;
  /** With the blanks at its ends; not of blanks alone. */
  readonly text: string;
}

/**
 * What is selected in a part of the page.
 *
 * @param blocks selector of its blocks
 * @returns `undefined` unless all of it is in one block
 */
export function selectionInBlock(area: Element, blocks: string): BlockSelection | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const { startContainer, startOffset, endContainer } = range;
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const block = element?.closest<HTMLElement>(blocks);
  if (!block || !area.contains(block) || !block.contains(endContainer)) return undefined;
  const text = range.toString();
  if (text.trim() === '') return undefined;
  const before = block.ownerDocument.createRange();
  before.setStart(block, 0);
  before.setEnd(startContainer, startOffset);
  return { range, block, start: before.toString().length, text };
}
