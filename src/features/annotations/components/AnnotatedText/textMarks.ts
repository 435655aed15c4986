/** The span of the annotated text that an event happened in. */
export const markOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('mark[data-marks]') : null;

const indicesOf = (mark: HTMLElement): number[] =>
  (mark.dataset['marks'] ?? '').split(' ').map(Number);

/** Picks the innermost first; picking the same place again cycles through the overlapping ones. */
export function indexToPick(mark: HTMLElement, picked: number | undefined): number | undefined {
  const innermostFirst = indicesOf(mark).reverse();
  const at = picked === undefined ? -1 : innermostFirst.indexOf(picked);
  return innermostFirst[(at + 1) % innermostFirst.length];
}

/** The annotation that a key on a span is about: the one that is picked, or else the innermost. */
export function indexOfMark(mark: HTMLElement, picked: number | undefined): number {
  const indices = indicesOf(mark);
  return picked !== undefined && indices.includes(picked) ? picked : (indices.at(-1) ?? -1);
}

/** Focuses the next or previous span, if there is one. */
export function focusNeighbour(mark: HTMLElement, step: 1 | -1): boolean {
  const all = Array.from(mark.ownerDocument.querySelectorAll<HTMLElement>('mark[data-marks]'));
  const neighbour = all[all.indexOf(mark) + step];
  neighbour?.focus();
  return neighbour !== undefined;
}
