import styled from 'styled-components';
import { look, row, stack } from '@/ui/Layout/look';

/** A part of the article's row, along whose lower edge its progress runs. */
export const Line = styled.section`
  ${row({ gap: 2, minWidth: 0, size: 's', nowrap: true })}

  > button[aria-expanded] {
    padding-inline: 4px;
    font-weight: 400;
  }
  &[data-mode='done'] > [aria-expanded] > svg {
    color: var(--success);
  }
  &[data-mode='incomplete'] > [aria-expanded] > svg {
    color: var(--danger);
  }
`;

export const Steps = styled.ol`
  ${stack({ gap: 2, pad: 3, size: 's' })}

  li {
    ${row({ gap: '6px', ink: 'text-2', nowrap: true })}
  }
  li > :nth-child(3) {
    ${look({ pad: '0 0 0 3', atEnd: true })}
  }
  li[data-status='done'] > svg {
    color: var(--success);
  }
  li[data-status='failed'] {
    color: var(--danger);
  }
  li[aria-current] {
    ${look({ ink: 'text', weight: 600 })}
  }
  li[aria-current] > span {
    font-weight: 400;
  }
`;
