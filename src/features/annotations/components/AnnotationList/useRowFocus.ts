import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import type { AnnotationGroup } from '../../annotationGroups';
import type { PickedAnnotation } from '../../annotationView.slice';

interface RowFocusOptions {
  readonly scroller: { readonly current: HTMLElement | null };
  readonly groups: readonly AnnotationGroup[];
  readonly picked: PickedAnnotation | null;
  /** Index of the row of the picked annotation; -1 if the list does not show it. */
  readonly current: number | undefined;
}

/** The focused row, and what was picked when it received focus: a later pick takes precedence. */
interface FocusedRow {
  readonly key: string;
  readonly picked: PickedAnnotation | null;
}

/** The rows near the viewport, plus one that must be rendered wherever it is. */
export const withRow =
  (index: number) =>
  (range: Range): number[] =>
    [...new Set([...defaultRangeExtractor(range), index])].sort((a, b) => a - b);

/** Index of the row that an event happened in; `NaN` outside of rows. */
export const rowOf = (target: EventTarget): number => {
  const row = target instanceof Element ? target.closest('li[data-index]') : null;
  return Number(row?.getAttribute('data-index') ?? NaN);
};

/** Moves the focus between rows; exactly one row is in the tab order, and it is always rendered. */
export function useRowFocus({ scroller, groups, picked, current = -1 }: RowFocusOptions) {
  const [focused, setFocused] = useState<FocusedRow>();
  /** A row by its place, where what is there has just changed. */
  const [place, setPlace] = useState<number>();
  const wanted = useRef<number>(undefined);
  const focusedIndex =
    focused && focused.picked === picked
      ? groups.findIndex(({ key }) => key === focused.key)
      : current;
  const tabStop = Math.max(0, place ?? focusedIndex);

  // The target row may not be rendered until it becomes the tab stop.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = scroller.current?.querySelector<HTMLElement>(
      `li[data-index="${wanted.current}"] button`,
    );
    wanted.current = undefined;
    row?.focus({ preventScroll: true });
  });

  const remember = (index: number) => {
    const group = groups[index];
    setPlace(undefined);
    if (group) setFocused({ key: group.key, picked });
  };
  const onFocus = ({ target }: FocusEvent) => remember(rowOf(target));
  const onKeyDown = (event: KeyboardEvent, reveal: (index: number) => void) => {
    const at = rowOf(event.target);
    const last = groups.length - 1;
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
    if (target === undefined || Number.isNaN(target)) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, target));
    if (next === at) return;
    wanted.current = next;
    remember(next);
    reveal(next);
  };
  const moveTo = useCallback((index: number) => {
    wanted.current = Math.max(0, index);
    setPlace(Math.max(0, index));
  }, []);
  return { tabStop, onFocus, onKeyDown, moveTo };
}
