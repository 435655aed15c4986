import styled from 'styled-components';
import { row } from '@/ui/Layout/look';

export const Cautions = styled.ul`
  ${row({ wrap: true, gap: '2px 3', align: 'normal', size: 's' })}

  li {
    ${row({ gap: 1 })}
  }
  svg {
    flex: none;
    color: var(--warning);
  }
`;
