import { useSyncExternalStore } from 'react';

/**
 * Tracks which modal dialog is on top. A modal dialog makes everything outside it inert, including popovers
 * in the top layer, so whatever must be usable at any time moves into it.
 */
let opened: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  opened = next;
  listeners.forEach((listener) => listener());
}

/** @returns the function to call when it closes */
export function modalOpened(dialog: HTMLElement): () => void {
  change([...opened, dialog]);
  return () => change(opened.filter((it) => it !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const topModal = () => opened.at(-1) ?? null;

/** The modal dialog on top; null if there is none. */
export const useTopModal = (): HTMLElement | null => useSyncExternalStore(subscribe, topModal);
