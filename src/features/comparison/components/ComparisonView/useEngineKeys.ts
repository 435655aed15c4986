import { useEffect, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { EngineId } from '@/domain/engines';
import { COMPARISON_KEYS, isTypedInto, useKeyCommand, type KeyBinding } from '@/features/shortcuts';
import { engineSelected } from '../../comparison.slice';

/** In the order of the cards. */
const KEYS: readonly string[] = COMPARISON_KEYS.choose.keys;

/** The key of a card; `undefined` from the tenth on. */
export function keyOfCard(index: number): KeyBinding | undefined {
  const key = KEYS[index];
  return key === undefined ? undefined : { keys: [key], does: COMPARISON_KEYS.choose.does };
}

/**
 * Listens wherever the focus is in the dialog of the view, even if it has been lost to the page; but not in a
 * dialog in front of it.
 */
export function useEngineKeys(
  view: RefObject<HTMLElement | null>,
  engines: readonly EngineId[],
): void {
  const dispatch = useDispatch();
  const commandOf = useKeyCommand(COMPARISON_KEYS);
  useEffect(() => {
    const dialog = view.current?.closest('dialog') ?? null;
    const isMine = ({ target }: KeyboardEvent) =>
      target === document.body ||
      (target instanceof Element && target.closest('dialog') === dialog && !isTypedInto(target));
    const choose = (event: KeyboardEvent) => {
      if (!isMine(event) || commandOf(event) !== 'choose') return;
      const engine = engines[KEYS.indexOf(event.key)];
      if (engine === undefined) return;
      event.preventDefault();
      dispatch(engineSelected(engine));
    };
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  }, [view, engines, dispatch, commandOf]);
}
