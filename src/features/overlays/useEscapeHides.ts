import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { overlayHidden } from './overlays.slice';

/** Escape leads back to the work wherever the focus is, unless a layer in front, or a field with text, takes the key. */
export function useEscapeHides(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') === null) dispatch(overlayHidden());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}
