import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '@/ui/Button/IconButton';
import { Icon } from '@/ui/Icon/Icon';
import { Muted } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** The look of each kind of message, and its name. */
export const TOAST_LOOKS: Readonly<
  Record<ToastType, { readonly icon: LucideIcon; readonly colour: string; readonly word: string }>
> = {
  success: { icon: CircleCheck, colour: 'var(--success)', word: 'Success' },
  error: { icon: OctagonAlert, colour: 'var(--danger)', word: 'Error' },
  warning: { icon: TriangleAlert, colour: 'var(--warning)', word: 'Warning' },
  info: { icon: Info, colour: 'var(--info)', word: 'Note' },
};

const Card = styled.div<{ $colour: string }>`
  display: grid;
  grid-template-columns: 16px 1fr auto;
  gap: 2px var(--s-2);
  align-items: start;
  padding: var(--s-2) var(--s-2) var(--s-2) var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-float);

  > svg {
    margin-top: 4px;
    color: ${({ $colour }) => $colour};
  }
  > div {
    max-height: 30vh;
    padding-top: 3px;
    overflow: auto;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
`;

interface ToastProps {
  readonly type: ToastType;
  readonly message: string;
  readonly cause?: string | undefined;
  /** How often it occurred. */
  readonly count?: number;
  readonly onClose: () => void;
}

/** A message that floats for five seconds: icon, text, the cause below it, a button to close it. */
export function Toast({ type, message, cause, count = 1, onClose }: ToastProps) {
  const { icon, colour, word } = TOAST_LOOKS[type];
  return (
    <Card $colour={colour} data-toast="">
      <Icon of={icon} />
      <div>
        <VisuallyHidden>{word}: </VisuallyHidden>
        <b>{message}</b>
        {count > 1 && <Muted> {count} times</Muted>}
        {cause !== undefined && (
          <>
            <br />
            <Muted>{cause}</Muted>
          </>
        )}
      </div>
      <IconButton icon={X} size="s" label="Close this message" onClick={onClose} />
    </Card>
  );
}
