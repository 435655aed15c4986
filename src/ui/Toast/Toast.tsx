import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '@/ui/Button/IconButton';
import { Icon } from '@/ui/Icon/Icon';
import { Muted } from '@/ui/Text/Text';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

const looks: Record<ToastType, { icon: LucideIcon; colour: string }> = {
  success: { icon: CircleCheck, colour: 'var(--success)' },
  error: { icon: OctagonAlert, colour: 'var(--danger)' },
  warning: { icon: TriangleAlert, colour: 'var(--warning)' },
  info: { icon: Info, colour: 'var(--info)' },
};

const Card = styled.div<{ $colour: string }>`
  display: grid;
  grid-template-columns: 16px 1fr auto;
  gap: 2px var(--s-2);
  align-items: start;
  width: 340px;
  max-width: calc(100vw - 24px);
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
    padding-top: 3px;
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
  readonly onClose: () => void;
}

/** What floats for five seconds: icon, words, the cause below them, a way to close it. */
export function Toast({ type, message, cause, onClose }: ToastProps) {
  const { icon, colour } = looks[type];
  return (
    <Card $colour={colour}>
      <Icon of={icon} />
      <div>
        <b>{message}</b>
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
