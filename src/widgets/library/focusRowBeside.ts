import { MAIN_CONTROL } from './useFocusOnReplacement';

/** Before a row goes with the focus: the next row takes it, or else the one before. */
export function focusRowBeside(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return;
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  beside?.querySelector<HTMLElement>(MAIN_CONTROL)?.focus();
}
