import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { FINDING_KEYS, useKeyCommand } from '@/features/shortcuts';
import { focusIsLost } from '@/ui/focusPlaces';

/** Moves the focus from row to row; the row that has it tells that it is the current one. */
export function useFindingKeys(
  scroller: RefObject<HTMLElement | null>,
  current: number,
  count: number,
): (event: KeyboardEvent) => void {
  const commandOf = useKeyCommand(FINDING_KEYS);
  const focus = (index: number) =>
    scroller.current?.querySelector<HTMLElement>(`[data-finding="${index}"]`)?.focus();
  // The list appears, or the finding that had the focus is gone: its place has another one now.
  useEffect(() => {
    if (focusIsLost()) focus(current);
  });
  return (event) => {
    const command = commandOf(event);
    // Enter presses the row.
    if (command === undefined || command === 'open' || event.defaultPrevented) return;
    event.preventDefault();
    const last = count - 1;
    const goals = { next: current + 1, previous: current - 1, first: 0, last };
    focus(Math.min(Math.max(goals[command], 0), last));
  };
}
