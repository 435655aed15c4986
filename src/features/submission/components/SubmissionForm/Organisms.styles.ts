import styled from 'styled-components';
import { row } from '@/ui/Layout/look';

export const OrganismHead = styled.div`
  ${row({ gap: 1, minHeight: '28px' })}

  h3 {
    flex: 1;
    font-size: var(--t-s);
  }
`;

export const Below = styled.div`
  ${row({ wrap: true, gap: '1 2' })}

  /* An empty live region takes up no space. */
  &:not(:has(button)) {
    position: absolute;
  }
`;
