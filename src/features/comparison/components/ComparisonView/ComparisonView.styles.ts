import styled from 'styled-components';
import { stack } from '@/ui/Layout/look';

export const View = styled.div`
  container: comparison / inline-size;
  ${stack({ gap: 3, content: 'start' })}
`;

/** The original and the readings in boxes of one size; a fourth reading begins another line. */
export const Cards = styled.div`
  ${stack({ gap: 3, columns: 4 })}

  @container comparison (max-width: 860px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container comparison (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
