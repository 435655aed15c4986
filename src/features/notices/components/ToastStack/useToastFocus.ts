import { useCallback, useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { MESSAGE_KEYS, PAGE_KEYS, useKeyCommand } from '@/features/shortcuts';
import { toastClosed } from '../../notices.slice';

/** Getting into the toasts and out of them: F8, Escape, and returning the focus to where it was. */
export function useToastFocus(region: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch();
  const owner = useRef<HTMLElement>(null);
  const toastCommand = useKeyCommand(MESSAGE_KEYS);
  useKeyToToasts(region, owner);

  const close = useCallback(
    (id: string) => {
      // Before the focused toast disappears, the focus moves to another toast or, after the last, back.
      const hasFocus = toastIdOf(document.activeElement) === id;
      if (hasFocus) (latestButton(region, id) ?? owner.current)?.focus();
      dispatch(toastClosed(id));
    },
    [dispatch, region],
  );
  const handlers = {
    onFocusCapture({ relatedTarget }: FocusEvent) {
      const isOutside =
        relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget);
      if (isOutside) owner.current = relatedTarget;
    },
    /** A press with the mouse leaves the focus in the work. */
    onMouseDown(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent) {
      const id = toastIdOf(event.target);
      if (toastCommand(event) !== 'close' || id === undefined) return;
      // Otherwise the dialog that contains the toasts would be closed.
      event.preventDefault();
      event.stopPropagation();
      close(id);
    },
  };
  return { close, handlers };
}

type Ref = RefObject<HTMLElement | null>;

const holdsFocus = (region: Ref) => region.current?.contains(document.activeElement) ?? false;

function toastIdOf(target: EventTarget | null): string | undefined {
  const toast = target instanceof Element ? target.closest('[data-id]') : null;
  return toast?.getAttribute('data-id') ?? undefined;
}

/** The latest button in the toasts, apart from the one being closed. */
function latestButton(region: Ref, goingId?: string): HTMLElement | undefined {
  const buttons = region.current?.querySelectorAll<HTMLElement>('button') ?? [];
  return Array.from(buttons).findLast((button) => toastIdOf(button) !== goingId);
}

/** Back to where the focus was. What had it may be gone or disabled: the toasts don't keep it, or they would stay. */
function leave(region: Ref, owner: Ref): void {
  owner.current?.focus();
  if (holdsFocus(region) && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
}

/** The key leads to the latest toast, and from the toasts back. */
function useKeyToToasts(region: Ref, owner: Ref): void {
  const pageCommand = useKeyCommand(PAGE_KEYS);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (pageCommand(event) !== 'toMessages') return;
      event.preventDefault();
      if (holdsFocus(region)) leave(region, owner);
      else latestButton(region)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, owner, pageCommand]);
}
