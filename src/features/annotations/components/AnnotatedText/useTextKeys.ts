import type { KeyboardEvent, RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { labelOfKey } from '@/domain/annotationLabels';
import { ANNOTATION_KEYS, TEXT_WORD_KEYS, useKeyCommand } from '@/features/shortcuts';
import { annotationAddRequested, annotationsJudgeRequested } from '../../annotations.actions';
import { selectByWord, selectedRange } from './selectedRange';
import { focusNeighbour, indexOfMark, markOf } from './textMarks';

/**
 * Keys in the text: those of annotations on the selected words or else on the focused name, and those that
 * select words.
 *
 * @param picked index of the annotation that is picked
 */
export function useTextKeys(area: RefObject<HTMLElement | null>, picked: number | undefined) {
  const dispatch = useDispatch();
  const commandOf = useKeyCommand(ANNOTATION_KEYS);
  const wordCommandOf = useKeyCommand(TEXT_WORD_KEYS);
  const onLabel = (label: string | undefined, mark: HTMLElement | null) => {
    const range = selectedRange(area.current);
    if (label === undefined || (!range && !mark)) return false;
    if (range) {
      dispatch(annotationAddRequested({ ...range, label }));
      window.getSelection()?.removeAllRanges();
    } else if (mark) {
      const indices = [indexOfMark(mark, picked)];
      dispatch(annotationsJudgeRequested({ act: 'relabel', indices, label }));
    }
    return true;
  };
  const onJudged = (act: 'accept' | 'remove', mark: HTMLElement | null) => {
    if (!mark) return false;
    const indices = [indexOfMark(mark, picked)];
    if (act === 'remove' && !focusNeighbour(mark, 1)) focusNeighbour(mark, -1);
    dispatch(annotationsJudgeRequested({ act, indices }));
    return true;
  };
  /** Whether the key did something. */
  return (event: KeyboardEvent): boolean => {
    const mark = markOf(event.target);
    const command = commandOf(event);
    if (command === 'label') return onLabel(labelOfKey(event.key), mark);
    if (command === 'accept' || command === 'remove') return onJudged(command, mark);
    if (command === 'choose') {
      return pressLabelButton(area.current);
    }
    const word = wordCommandOf(event);
    if (!word || !area.current) return false;
    selectByWord(area.current, word);
    return true;
  };
}

/** The button of the bar below the text, whose menu is about the same words. */
function pressLabelButton(area: HTMLElement | null): boolean {
  const button = area?.parentElement?.querySelector<HTMLElement>('[data-choose-label]');
  button?.click();
  return button !== null && button !== undefined;
}
