import { useEffect, useRef, type RefObject } from 'react';
import { focusIsLost } from '@/ui/focusPlaces';

/** The control of a row that stands for it: its title, or what removes its refusal. */
export const MAIN_CONTROL = ':is([data-control="main"], [data-control="title"]) button';

interface Awaited {
  readonly name: string;
  readonly before: readonly Element[];
  /** Had the focus then. */
  readonly from: Element | null;
}

/**
 * After a refused file is replaced, moves the focus to the row of its replacement, unless the user has moved on
 * meanwhile.
 *
 * @returns tells the name of the file that is to come
 */
export function useFocusOnReplacement(table: RefObject<HTMLElement | null>) {
  const awaited = useRef<Awaited | null>(null);
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
  useEffect(() => {
    if (!awaited.current) return;
    const { name, before, from } = awaited.current;
    const hasGoneOn = !focusIsLost() && document.activeElement !== from;
    const row = rows().find((one) => one.dataset.file === name && !before.includes(one));
    if (hasGoneOn || row) awaited.current = null;
    if (!hasGoneOn) row?.querySelector<HTMLElement>(MAIN_CONTROL)?.focus();
  });
  return (name: string) => {
    awaited.current = { name, before: rows(), from: document.activeElement };
  };
}
