import styled from 'styled-components';
import { row, stack } from '@/ui/Layout/look';

/** Part, what is stored of it; one line each. */
export const Parts = styled.dl`
  ${stack({ gap: '2px 4', columns: 'minmax(0, 1fr) max-content', size: 's' })}

  dd {
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

export const Actions = styled.div`
  ${row({ wrap: true, gap: 2 })}

  > [role='progressbar'] {
    flex: 1 1 120px;
  }
`;
