import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@/ui/Button/Button';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import { useDismiss } from '@/ui/layer/useDismiss';

const Sheet = styled.div`
  width: min(380px, calc(100vw - 16px));
  max-height: min(60vh, 480px);
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-float);
`;

interface PopoverProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly count?: number;
  readonly countLabel?: string;
  /** Content; receives the function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a small sheet next to it; Escape or a press elsewhere closes the sheet. */
export function Popover({ label, icon, count, countLabel, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const sheetId = useId();
  const inside = useMemo(() => [button, sheet], []);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const dismiss = useCallback(
    (reason: 'escape' | 'outside') => (reason === 'escape' ? close() : setOpen(false)),
    [close],
  );
  useDismiss(open, inside, dismiss);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon={icon}
        foldsWords
        count={count}
        {...(countLabel && { countLabel })}
        aria-expanded={open}
        aria-controls={open ? sheetId : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <FloatingLayer anchor={button} alignment="end">
          <Sheet ref={sheet} id={sheetId} role="dialog" aria-label={label}>
            {children(close)}
          </Sheet>
        </FloatingLayer>
      )}
    </>
  );
}
