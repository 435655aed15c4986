import { useEffect, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { EngineId } from '@/domain/engines';
import { COMPARISON_KEYS, isTypedInto, useKeyCommand, type KeyBinding } from '@/features/shortcuts';
import { engineSelected } from '../../comparison.slice';

/**
 * Keys that choose an engine's result, in the order of the cards. The help lists those of the three engines
 * of the specification; services may have more engines, whose cards show their keys.
 */
const KEYS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const ENGINE_KEYS: Readonly<Record<'choose', KeyBinding>> = {
  choose: { ...COMPARISON_KEYS.choose, keys: KEYS },
};

/** The key of a card; `undefined` from the tenth on. */
export function keyOfCard(index: number): KeyBinding | undefined {
  const key = KEYS[index];
  return key === undefined ? undefined : { ...COMPARISON_KEYS.choose, keys: [key] };
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
  const commandOf = useKeyCommand(ENGINE_KEYS);
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
