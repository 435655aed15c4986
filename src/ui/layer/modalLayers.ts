import { useSyncExternalStore } from 'react';

/**
 * Which modal dialog is on top. A modal dialog makes all that is not in it inert, popovers of the top layer
 * included, so what has to be used at any time moves into it.
 */
let opened: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  opened = next;
  listeners.forEach((listener) => listener());
}

/** @returns the function that tells of its closing */
export function modalOpened(dialog: HTMLElement): () => void {
  change([...opened, dialog]);
  return () => change(opened.filter((it) => it !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const topModal = () => opened.at(-1) ?? null;

/** The modal dialog on top; null while there is none. */
export const useTopModal = (): HTMLElement | null => useSyncExternalStore(subscribe, topModal);
