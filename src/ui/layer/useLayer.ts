import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useDismiss } from './useDismiss';

/** A button that opens a layer next to it; Escape or a press elsewhere closes it, Escape back to the button. */
export function useLayer<Layer extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<Layer>(null);
  const inside = useMemo(() => [button, layer], []);
  const close = useCallback((returnsFocus: boolean) => {
    setOpen(false);
    if (returnsFocus) button.current?.focus();
  }, []);
  const dismiss = useCallback((reason: string) => close(reason === 'escape'), [close]);
  useDismiss(open, inside, dismiss);
  return { open, toggle: () => setOpen(!open), close, button, layer, id: useId() };
}
