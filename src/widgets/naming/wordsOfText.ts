import type { Annotation } from '@/domain/annotation';
import { isNameLabel, type GivenWord } from '@/domain/givenName';
import { sentenceAt } from '@/domain/submission/sentenceAt';

const annotationOf = (content: string, { text, start, end }: Annotation): GivenWord => ({
  text,
  sentence: sentenceAt(content, { start, end }),
});

/** The innermost name that a span of the annotated text marks, if one does. */
export function wordOfMark(
  target: EventTarget,
  content: string,
  annotations: readonly Annotation[],
): { readonly mark: HTMLElement; readonly word: GivenWord } | undefined {
  const mark =
    target instanceof Element ? target.closest<HTMLElement>('mark[data-marks]') : undefined;
  const named = (mark?.dataset['marks'] ?? '')
    .split(' ')
    .flatMap((index) => annotations[Number(index)] ?? [])
    .findLast(({ label }) => isNameLabel(label));
  return mark && named ? { mark, word: annotationOf(content, named) } : undefined;
}

/** The words that are selected in a part of the page, if they are in one block of its text. */
export function wordOfSelection(
  within: Element,
): { readonly range: Range; readonly word: GivenWord } | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const { startContainer } = range;
  const block = (
    startContainer instanceof Element ? startContainer : startContainer.parentElement
  )?.closest('p');
  if (!block?.contains(range.endContainer) || !within.contains(block)) return undefined;
  const before = range.cloneRange();
  before.setStart(block, 0);
  const end = before.toString().length;
  const text = range.toString();
  if (text.trim() === '') return undefined;
  const place = { start: end - text.length, end };
  return { range, word: { text, sentence: sentenceAt(block.textContent, place) } };
}
