import { useEffect, useRef } from 'react';
import { INBOX_KEYS, isSingleCharacter, isTypedInto, useKeyCommand } from '@/features/shortcuts';

interface Steps {
  readonly count: number;
  /** `-1` before any row is current. */
  readonly currentIndex: number;
  readonly goTo: (index: number) => void;
}

/** Controls that use letters themselves. */
const OWN_KEYS = 'dialog, select, [role="menu"]';

const isWithin = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

/** The letters move through the inbox from anywhere on the library's page, the other keys on a row. */
export function useInboxKeys({ count, currentIndex, goTo }: Steps): void {
  const commandOf = useKeyCommand(INBOX_KEYS);
  const handle = useRef<(event: KeyboardEvent) => void>(() => undefined);
  handle.current = (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || isTypedInto(target) || isWithin(target, OWN_KEYS)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const command = commandOf(event);
    const isHeard = isSingleCharacter(key) || isWithin(target, '[data-inbox-row]');
    // Enter presses the row.
    if (command === undefined || command === 'open' || !isHeard) return;
    event.preventDefault();
    const last = count - 1;
    const goals = { next: currentIndex + 1, previous: currentIndex - 1, first: 0, last };
    goTo(Math.min(Math.max(goals[command], 0), last));
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handle.current(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
