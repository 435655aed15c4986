import styled from 'styled-components';
import { stack } from '@/ui/Layout/look';

/** What to know before and after the fields. */
export const Words = styled.div`
  ${stack({ gap: 2, margin: '0 0 3' })}

  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
