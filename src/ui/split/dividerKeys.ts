import type { KeyboardEvent } from 'react';

/** Along which panes follow one another. */
export type Axis = 'x' | 'y';

/** Percent of the whole for each press of an arrow key. */
const KEY_STEP = 5;

/** px by which a key moves a divider; Home and End as far as it goes; undefined for other keys. */
export function stepOf(key: string, axis: Axis, total: number): number | undefined {
  const [back, forth] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === back) return (-KEY_STEP / 100) * total;
  if (key === forth) return (KEY_STEP / 100) * total;
  if (key === 'Home') return -total;
  return key === 'End' ? total : undefined;
}

/** Moves the focus to the next divider of the same container or, with Shift, to the one before. */
export function focusNextDivider({ currentTarget, shiftKey }: KeyboardEvent<HTMLElement>): void {
  const siblings = [...(currentTarget.parentElement?.children ?? [])];
  const dividers = siblings.filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement && sibling.role === 'separator' && sibling.tabIndex === 0,
  );
  const step = shiftKey ? dividers.length - 1 : 1;
  const next = (dividers.indexOf(currentTarget) + step) % dividers.length;
  dividers[next]?.focus({ preventScroll: true });
}
