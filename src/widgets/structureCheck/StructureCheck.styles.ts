import styled from 'styled-components';
import type { FindingSeverity } from '@/domain/checks/structureCheck';
import { below, look, row, stack } from '@/ui/Layout/look';

export const Groups = styled.div`
  ${look({ flex: 1, minHeight: 0, overflow: 'auto' })}
`;

const INKS: Readonly<Record<FindingSeverity, string>> = { wrong: 'danger', unusual: 'warning' };

/** Stays in view while its rows are. */
export const GroupHead = styled.h3<{ $severity: FindingSeverity }>`
  ${row({ gap: 2, pad: '1 4', position: 'sticky', size: 'm' })}
  ${look({ ground: 'surface-1', edge: 'bottom' })}
  top: 0;

  > svg {
    color: ${({ $severity }) => `var(--${INKS[$severity]})`};
  }
  small {
    ${look({ ink: 'text-2', size: 's', weight: 400 })}
  }
`;

export const Finding = styled.button`
  ${stack({ gap: '0 3', pad: '2 4', align: 'baseline', width: '100%', bare: true, hovers: true })}
  ${look({ ink: 'text-2', breaks: true })}
  grid-template-columns: minmax(0, 16rem) minmax(0, 1fr) auto;
  border-bottom: 1px solid var(--border);
  /* Below the heading that stays. */
  scroll-margin-top: 32px;

  b {
    ${look({ ink: 'text', weight: 600 })}
  }
  &[aria-current='true'] {
    background: var(--accent-tint);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${below(768, { columns: 1 })}
`;
