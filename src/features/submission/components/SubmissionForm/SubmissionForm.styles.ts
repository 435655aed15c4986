import styled from 'styled-components';
import { stack } from '@/ui/Layout/look';

export const Form = styled.form`
  ${stack({ gap: '3 4', content: 'start', columns: 2, foldsBelow: 768, minWidth: 0 })}

  /* When focus moves to a field out of view, its label and error scroll into view with it. */
  input,
  textarea {
    scroll-margin-block: 44px;
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
