import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Calls `onDismiss` on Escape and on a press outside the given elements, while `active`. Escape is not passed
 * on: it closes only the top layer.
 */
export function useDismiss(
  active: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onDismiss: (reason: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onDismiss('escape');
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      const within = inside.some((ref) => target instanceof Node && ref.current?.contains(target));
      if (!within) onDismiss('outside');
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [active, inside, onDismiss]);
}
