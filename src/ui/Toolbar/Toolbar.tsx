import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, HTMLAttributes, KeyboardEvent } from 'react';
import { setTabStop, toolForKey, toolsOf } from './rovingFocus';

interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  readonly label: string;
}

/**
 * One tab stop for a row of tools; the arrow keys, Home and End move between them (WAI-ARIA toolbar pattern).
 * Tools that are added, removed or disabled later are taken into account.
 */
export function Toolbar({ label, children, ...rest }: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    const element = toolbar.current;
    if (!element) return undefined;
    const update = () => setTabStop(element, current.current);
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, []);
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    const tool = toolsOf(event.currentTarget).find((it) => it === event.target);
    if (!tool) return;
    current.current = tool;
    setTabStop(event.currentTarget, tool);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = toolForKey(event.key, toolsOf(event.currentTarget), event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      {...rest}
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
