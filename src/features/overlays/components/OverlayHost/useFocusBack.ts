import { useLayoutEffect, useRef } from 'react';

/** Where the focus goes when an overlay is left. */
export type Landing = 'opener' | 'upload' | 'work';

/**
 * Remembers where the focus was when an overlay appeared, and returns it there, or to where a file is chosen, or
 * to the work, where its keys are heard.
 * Call it in an element before the overlay's own content, which takes the focus.
 */
export function useFocusBack(landing: () => Landing): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current ??= document.activeElement;
    return () => {
      const from = opener.current;
      const goal = landing();
      // By then the work is no longer inert.
      queueMicrotask(() =>
        giveFocus(goal === 'upload' ? fileChoice() : goal === 'work' ? null : from),
      );
    };
  }, [landing]);
}

/** Marked by the views where a file can be chosen. */
const fileChoice = () => document.querySelector('[data-file-choice]');

function giveFocus(wanted: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  const isFileChoice = wanted?.matches('[data-file-choice]') ?? false;
  if (!isLost && !isFileChoice) return;
  const goal = canTakeFocus(wanted) ? wanted : headingInSight();
  if (isFileChoice) goal?.scrollIntoView?.({ block: 'center' });
  goal?.focus({ preventScroll: true });
}

const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.closest('[inert]') === null;

/** What is shown in place of the overlay: the work, or the screen before it. */
function headingInSight(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('header h1')].find(canTakeFocus);
}
