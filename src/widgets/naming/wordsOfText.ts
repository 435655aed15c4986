import type { Annotation } from '@/domain/annotation';
import { isNameLabel, type GivenWord } from '@/domain/givenName';
import { sentenceAt } from '@/domain/submission/sentenceAt';
import { selectionInBlock } from '@/lib/selectionInBlock';

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
  const selected = selectionInBlock(within, 'p');
  if (!selected) return undefined;
  const { range, block, start, text } = selected;
  const place = { start, end: start + text.length };
  return { range, word: { text, sentence: sentenceAt(block.textContent, place) } };
}
