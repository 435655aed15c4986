import styled from 'styled-components';
import { below, look, row } from '@/ui/Layout/look';

export const Warning = styled.li<{ $isGood?: boolean }>`
  ${row({ gap: 2, pad: '2px 3', minHeight: '32px' })}
  ${look({ ground: 'surface-2', size: 's', edge: 'bottom' })}

  > svg {
    color: ${({ $isGood }) => ($isGood ? 'var(--success)' : 'var(--warning)')};
  }
  &:last-child {
    border-bottom: 0;
  }
  ${below(768, { wrap: true })}
`;
