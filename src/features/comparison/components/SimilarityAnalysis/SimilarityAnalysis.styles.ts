import styled from 'styled-components';
import { look, row, stack } from '@/ui/Layout/look';

export const Block = styled.section`
  ${stack({ gap: '3 6', pad: 3, columns: 'minmax(0, 1.15fr) minmax(0, 1fr)' })}
  ${look({ ground: 'surface-1', corners: 'radius', edge: 'all' })}

  @container comparison (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Line = styled.div`
  ${row({ wrap: true, gap: '2px 2', minHeight: '24px' })}

  h3 {
    font-size: var(--t-m);
  }
`;

export const Tools = styled(Line)`
  grid-column: 1 / -1;
  gap: var(--s-2);
`;
