import type { GRID_KEYS } from '@/features/shortcuts';

export type GridMove = keyof typeof GRID_KEYS;

/** Index of the card that receives focus when a key is pressed on card `index`. */
export function nextCard(
  move: GridMove,
  index: number,
  { count, columns }: { readonly count: number; readonly columns: number },
): number {
  if (move === 'first') return 0;
  if (move === 'last') return count - 1;
  const step = { next: 1, previous: -1, below: columns, above: -columns }[move];
  const target = index + step;
  return target >= 0 && target < count ? target : index;
}
