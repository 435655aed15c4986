import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { GRID_KEYS, useKeyCommand } from '@/features/shortcuts';
import { nextCard } from './gridKeys';

/** Data attribute with a card's position among the visible segments, from 1. */
export const CARD_POSITION = 'data-position';

interface GridKeys {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly columns: number;
  /** Whose card is to have the focus once it becomes another one. */
  readonly wantedId: string | null;
  /** Of that card; -1 while it is not among the visible ones. */
  readonly wantedIndex: number;
  /** Scrolls the card's row into view, so that it is rendered. */
  readonly reveal: (index: number) => void;
}

const positionOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.closest(`[${CARD_POSITION}]`) : null;

/** Moves the focus between cards; exactly one card is in the tab order. */
export function useGridKeys(grid: GridKeys) {
  const { scroller, count, columns, wantedId, wantedIndex, reveal } = grid;
  const [current, setCurrent] = useState(0);
  const wanted = useRef<number>(undefined);
  const moveOf = useKeyCommand(GRID_KEYS);

  const go = (index: number) => {
    wanted.current = index;
    setCurrent(index);
    reveal(index);
  };
  // Once for each id: that its card moves or comes back, as by a filter, is no reason to take the focus.
  const sent = useRef(wantedId);
  useEffect(() => {
    if (wantedId === sent.current) return;
    sent.current = wantedId;
    if (wantedIndex >= 0) go(wantedIndex);
  });

  // The target card may not be rendered until its row is scrolled into view.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const card = scroller.current?.querySelector<HTMLElement>(
      `[${CARD_POSITION}="${wanted.current + 1}"]`,
    );
    if (!card) return;
    wanted.current = undefined;
    card.focus({ preventScroll: true });
  });

  const onFocus = ({ target }: FocusEvent) => {
    const position = Number(positionOf(target)?.getAttribute(CARD_POSITION));
    if (position > 0) setCurrent(position - 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Leave keys pressed in one of the card's controls to that control.
    if (event.target !== positionOf(event.target)) return;
    const move = moveOf(event);
    if (move === undefined) return;
    const next = nextCard(move, current, { count, columns });
    event.preventDefault();
    go(next);
  };

  return { current: Math.min(current, Math.max(0, count - 1)), onKeyDown, onFocus };
}
