import styled from 'styled-components';
import { withLook, type LookProps } from '@/ui/Layout/Layout';
import { STACK } from '@/ui/Layout/look';

/** Names, and beside each what is known of it. */
export const Facts = styled.dl<LookProps>`
  ${withLook(STACK, { gap: '1 3', columns: 'max-content minmax(0, 1fr)', breaks: true })}

  dt {
    color: var(--text-2);
    overflow-wrap: normal;
  }
`;
