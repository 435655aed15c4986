import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '@/ui/Icon/Icon';

const Centre = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--s-2);
  height: 100%;
  min-height: 160px;
  padding: var(--s-6);
  text-align: center;
  color: var(--text-2);

  > svg {
    margin-bottom: var(--s-1);
  }
  h3 {
    color: var(--text);
    font-size: var(--t-l);
  }
  p {
    max-width: 44ch;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What to do to fill it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown in place of missing content. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Centre>
      <Icon of={icon} size={32} stroke={1.8} />
      <h3>{title}</h3>
      {children !== undefined && <p>{children}</p>}
      {action}
    </Centre>
  );
}
