import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '@/ui/Icon/Icon';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const StyledBadge = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0 6px 0 4px;
  border-radius: var(--radius-s);
  font-size: var(--t-s);
  line-height: 20px;
  font-weight: 500;
  white-space: nowrap;
  color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--text-2)' : `var(--${$tone})`)};
  background: ${({ $tone }) => ($tone === 'neutral' ? 'transparent' : `var(--${$tone}-tint)`)};
`;

interface BadgeProps {
  readonly tone?: Tone;
  readonly icon: LucideIcon;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A state: icon, word and colour, never colour alone. */
export function Badge({ tone = 'neutral', icon, title, children }: BadgeProps) {
  return (
    <StyledBadge $tone={tone} title={title}>
      <Icon of={icon} size={14} />
      {children}
    </StyledBadge>
  );
}
