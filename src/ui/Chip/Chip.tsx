import type { ReactNode } from 'react';
import styled from 'styled-components';
import { labelColourVars } from '@/ui/labelColour';
import type { LabelColour } from '@/ui/labelColour';
import { Num } from '@/ui/Text/Text';

const StyledChip = styled.button<{ $colour?: LabelColour | undefined; $dashed: boolean }>`
  ${labelColourVars}
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: var(--control-s);
  padding: 0 8px;
  border: 1px ${({ $dashed }) => ($dashed ? 'dashed' : 'solid')} var(--lc, var(--border-control));
  border-radius: 99px;
  background: transparent;
  color: var(--lc, var(--text));
  font-size: var(--t-s);
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: var(--lt, var(--surface-hover));
  }
  &[aria-pressed='true'] {
    border-color: var(--lc, var(--accent));
    background: var(--lt, var(--accent-tint));
    color: var(--lc, var(--accent));
    font-weight: 600;
    box-shadow: inset 0 0 0 1px var(--lc, var(--accent));
  }
`;

const Count = styled(Num)`
  font-weight: 400;
`;

interface ChipProps {
  /** A filter is on or off; leave it out for a chip that only acts ("6 more"). */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly onClick: () => void;
  readonly colour?: LabelColour | undefined;
  readonly count?: number;
  readonly children: ReactNode;
}

/** A filter by label, or, dashed, a button that shows more of them. */
export function Chip({ pressed, expanded, onClick, colour, count, children }: ChipProps) {
  return (
    <StyledChip
      type="button"
      $colour={colour}
      $dashed={pressed === undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {children}
      {count !== undefined && <Count>{count}</Count>}
    </StyledChip>
  );
}

/** A row of chips that wraps. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
`;
