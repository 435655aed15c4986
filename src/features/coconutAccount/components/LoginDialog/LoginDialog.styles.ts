import styled from 'styled-components';
import { look, row, stack } from '@/ui/Layout/look';

export const Problem = styled.p`
  ${row({ gap: 2, pad: '2 3', margin: '3 0 0', align: 'start' })}
  ${look({ ink: 'danger', ground: 'danger-tint', corners: 'radius-s', breaks: true })}

  svg {
    margin-top: 1px;
  }
`;

export const Notes = styled.div`
  ${stack({ gap: 2, margin: '3 0 0', size: 's' })}

  code {
    font-family: var(--font-mono);
    overflow-wrap: anywhere;
  }
`;
