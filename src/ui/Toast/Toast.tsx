import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '@/ui/Button/IconButton';
import { Icon } from '@/ui/Icon/Icon';
import { look, stack } from '@/ui/Layout/look';
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
  ${stack({ gap: '2px 2', pad: '2 2 2 3', align: 'start', columns: '16px 1fr auto' })}
  ${look({ ink: 'text', ground: 'surface-2', corners: 'radius', edge: 'all' })}
  box-shadow: var(--shadow-float);

  > svg {
    margin-top: 4px;
    color: ${({ $colour }) => $colour};
  }
  > div {
    ${look({ pad: '3px 0 0', maxHeight: '30vh', overflow: 'auto', breaks: true })}
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
