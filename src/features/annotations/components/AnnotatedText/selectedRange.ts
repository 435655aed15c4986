import { selectionInBlock } from '@/lib/selectionInBlock';

/** A stretch of the text, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** What is selected in the text, without blanks at its ends; only within one block. */
export function selectedRange(area: HTMLElement | null): TextRange | undefined {
  const selected = area && selectionInBlock(area, 'p[data-start]');
  if (!selected) return undefined;
  const { block, text } = selected;
  const blanks = text.length - text.trimStart().length;
  const start = Number(block.dataset['start']) + selected.start + blanks;
  return { start, end: start + text.trim().length };
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
