import type { ReactNode } from 'react';
import styled from 'styled-components';
import { look, row } from '@/ui/Layout/look';
import { labelColourVars } from '@/ui/labelColour';
import type { LabelColour } from '@/ui/labelColour';
import { Num } from '@/ui/Text/Text';

const StyledChip = styled.button<{ $colour?: LabelColour | undefined; $dashed: boolean }>`
  ${labelColourVars}
  ${row({ inline: true, gap: '5px', pad: '0 8px', minHeight: 'var(--control-s)' })}
  ${look({ ground: 'transparent', size: 's', nowrap: true })}
  border: 1px ${({ $dashed }) => ($dashed ? 'dashed' : 'solid')} var(--lc, var(--border-control));
  border-radius: 99px;
  color: var(--lc, var(--text));
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

/** Chips in one line, which scrolls sideways where it is too short for them. */
export const Chips = styled.div`
  ${row({ gap: 1, align: 'normal', overflow: 'auto hidden', pad: '2px', margin: '-2px' })}
  scrollbar-width: none;

  > * {
    flex: none;
  }
`;
