import { useEffect, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { EngineId } from '@/domain/engines';
import { engineSelected } from '../../comparison.slice';

/** `1`, `2`, `3`: keys that choose an engine's result, in the order of the cards. */
export const shortcutOf = (index: number): string => String(index + 1);

const isTyped = (target: Element): boolean =>
  target.matches('input:not([type="checkbox"]), textarea, select');

/**
 * Listens wherever the focus is in the dialog that holds the view, also where it has been lost to the
 * page; not in a dialog over it.
 */
export function useEngineKeys(
  view: RefObject<HTMLElement | null>,
  engines: readonly EngineId[],
): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const dialog = view.current?.closest('dialog') ?? null;
    const isMine = ({ target }: KeyboardEvent) =>
      target === document.body ||
      (target instanceof Element && target.closest('dialog') === dialog && !isTyped(target));
    const choose = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isMine(event)) return;
      const engine = engines.find((_engine, index) => shortcutOf(index) === event.key);
      if (engine === undefined) return;
      event.preventDefault();
      dispatch(engineSelected(engine));
    };
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  }, [view, engines, dispatch]);
}
