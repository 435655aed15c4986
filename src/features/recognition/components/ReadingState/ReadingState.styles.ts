import styled from 'styled-components';
import { look, stack } from '@/ui/Layout/look';

export const State = styled.div<{ $failed?: boolean }>`
  ${stack({ gap: '4px', pad: '4px 8px', items: 'center', height: '100%', overflow: 'hidden' })}
  ${look({ size: 's', centred: true })}
  place-content: center;
  color: ${({ $failed }) => ($failed ? 'var(--danger)' : 'var(--text-2)')};
  line-height: 1.3;

  > span {
    ${look({ lines: 5 })}
    /* The result box of the lowest card, 92 px, holds five lines of 13 px text. */
    -webkit-line-clamp: 5;
  }
  > span > svg {
    vertical-align: -2px;
  }
`;
