import styled from 'styled-components';
import { look, stack } from '@/ui/Layout/look';

export const Tables = styled.div`
  ${stack({ gap: 5, pad: 4, columns: 'minmax(0, 1fr)', content: 'start', items: 'start', minHeight: 0 })}
  ${look({ flex: 1, overflow: 'auto' })}

  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    ${look({ pad: '0 0 6px', weight: 600 })}
    text-align: left;

    small {
      ${look({ display: 'block', ink: 'text-2', size: 's', weight: 400 })}
    }
  }
  th,
  td {
    ${look({ pad: '4px 3', edge: 'bottom' })}
    text-align: right;
    vertical-align: baseline;
  }
  thead th {
    ${look({ ink: 'text-2', size: 's', weight: 500 })}
  }
  tbody th {
    ${look({ weight: 400 })}
  }
  tr > :first-child,
  [data-word] {
    text-align: left;
  }
  tr > :first-child {
    ${look({ minWidth: '14ch', maxWidth: '48ch' })}
    overflow-wrap: break-word;
    padding-left: 0;
  }
  > p {
    ${look({ maxWidth: '80ch', ink: 'text-2', size: 's' })}
  }
`;
