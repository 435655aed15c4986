/** A stretch of the text, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const blockOf = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('p[data-start]') ??
  null;

/** The offset in the text of a point in one of its blocks. */
function offsetOf(block: HTMLElement, node: Node, offset: number): number {
  const before = block.ownerDocument.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  return Number(block.dataset['start']) + before.toString().length;
}

/** What is selected in the text, without blanks at its ends; only within one block. */
export function selectedRange(area: HTMLElement | null): TextRange | undefined {
  const selection = window.getSelection();
  if (!area || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const block = blockOf(range.startContainer);
  if (!block || !area.contains(block) || !block.contains(range.endContainer)) return undefined;
  const words = range.toString();
  if (words.trim() === '') return undefined;
  const start = offsetOf(block, range.startContainer, range.startOffset);
  const blanks = words.length - words.trimStart().length;
  return { start: start + blanks, end: start + blanks + words.trim().length };
}

/** Selects by word, as a text field does; from the focused name, or else from the first block on. */
export function selectByWord(
  area: HTMLElement,
  by: 'next' | 'previous' | 'longer' | 'shorter',
): void {
  const selection = window.getSelection();
  if (!selection) return;
  const focused = area.ownerDocument.activeElement;
  if (!selection.anchorNode || !area.contains(selection.anchorNode)) {
    const from =
      focused && focused !== area && area.contains(focused) ? focused : area.querySelector('p');
    if (from) selection.collapse(from, 0);
  }
  if (by === 'longer' || by === 'shorter') {
    selection.modify('extend', by === 'longer' ? 'forward' : 'backward', 'word');
  } else {
    if (by === 'next') selection.collapseToEnd();
    else selection.collapseToStart();
    selection.modify('move', by === 'next' ? 'forward' : 'backward', 'word');
    if (by === 'next') selection.modify('move', 'forward', 'word');
    selection.modify('move', 'backward', 'word');
    selection.modify('extend', 'forward', 'word');
  }
  const { focusNode } = selection;
  (focusNode instanceof Element ? focusNode : focusNode?.parentElement)?.scrollIntoView({
    block: 'nearest',
  });
}
