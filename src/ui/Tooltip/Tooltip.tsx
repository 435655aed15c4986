import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { Kbd } from '@/ui/Text/Text';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import { Tip, Wrapper } from './Tooltip.styles';

/** ms that a pointer must rest before the tooltip appears; keyboard focus shows it at once. */
const REST_MS = 400;

interface TooltipProps {
  /** Undefined if there is nothing to say now; the control is unaffected. */
  readonly text: string | undefined;
  readonly shortcut?: string;
  /** A single control with the same text as its name or description; the tooltip only makes it visible. */
  readonly children: ReactNode;
}

function useTooltip() {
  const [shown, setShown] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const hide = useCallback(() => {
    window.clearTimeout(timer.current);
    setShown(false);
  }, []);
  const rest = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(true), REST_MS);
  };
  const focus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setShown(true);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('scroll', hide, true);
    };
  }, [shown, hide]);
  return { shown, hide, rest, focus };
}

/** Text next to a control while it is pointed at or focused by keyboard; Escape hides it. */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  const { shown, hide, rest, focus } = useTooltip();
  const anchor = useRef<HTMLElement>(null);
  const setWrapper = useCallback((wrapper: HTMLSpanElement | null) => {
    const first = wrapper?.firstElementChild;
    anchor.current = first instanceof HTMLElement ? first : null;
  }, []);
  return (
    <Wrapper
      ref={setWrapper}
      onPointerEnter={rest}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={focus}
      onBlur={hide}
    >
      {children}
      {shown && text !== undefined && (
        <FloatingLayer anchor={anchor} side="above" alignment="centre" aria-hidden="true">
          <Tip role="tooltip">
            {text}
            {shortcut && <Kbd>{shortcut}</Kbd>}
          </Tip>
        </FloatingLayer>
      )}
    </Wrapper>
  );
}
