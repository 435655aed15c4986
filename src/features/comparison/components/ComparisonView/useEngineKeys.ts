import { useEffect, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { EngineId } from '@/domain/engines';
import { engineSelected } from '../../comparison.slice';

/** `1`, `2`, `3`: keys that choose an engine's result, in the order of the cards. */
export const shortcutOf = (index: number): string => String(index + 1);

const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select');

/** Listens wherever the focus is in the dialog that holds the view, and nowhere else. */
export function useEngineKeys(
  view: RefObject<HTMLElement | null>,
  engines: readonly EngineId[],
): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const place = view.current?.closest('dialog') ?? view.current;
    const choose = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event)) return;
      const engine = engines.find((_engine, index) => shortcutOf(index) === event.key);
      if (engine === undefined) return;
      event.preventDefault();
      dispatch(engineSelected(engine));
    };
    place?.addEventListener('keydown', choose);
    return () => place?.removeEventListener('keydown', choose);
  }, [view, engines, dispatch]);
}
