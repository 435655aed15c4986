import type { ReactNode } from 'react';
import styled from 'styled-components';
import { KNOWN_WORDS, type KnownState } from '@/domain/knownList';
import { look } from '@/ui/Layout/look';

const Mark = styled.span`
  ${look({ padInline: '7px', size: 's', nowrap: true, edge: 'control' })}
  border-radius: 99px;
  line-height: 20px;

  &[data-state='new'] {
    border-color: var(--accent);
    color: var(--accent);
    font-weight: 600;
  }
  &[data-state='other_stereo'] {
    border-color: var(--warning);
    color: var(--warning);
  }
`;

interface KnownChipProps {
  readonly state: KnownState;
  /** What that says, and what it is worth. */
  readonly words: string;
  readonly children?: ReactNode;
}

/** Whether a list has a compound, in a few letters. */
export const KnownChip = ({ state, words, children }: KnownChipProps) => (
  <Mark data-state={state} title={words}>
    {KNOWN_WORDS[state]}
    {children}
  </Mark>
);
