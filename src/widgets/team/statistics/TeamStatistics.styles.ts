import styled from 'styled-components';
import { below, look, stack } from '@/ui/Layout/look';

export const Tables = styled.div`
  ${stack({ gap: 5, pad: 4, columns: 'minmax(0, 1fr)', content: 'start', items: 'start' })}
  ${below(768, { padInline: 3 })}
  overflow-x: auto;
`;

export const Table = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    ${look({ pad: '0 0 6px', weight: 600 })}
    text-align: left;
  }
  th,
  td {
    ${look({ pad: '4px 3', edge: 'bottom' })}
    ${below(768, { padInline: '6px' })}
    text-align: right;
  }
  thead th {
    ${look({ ink: 'text-2', size: 's', weight: 500 })}
  }
  td {
    white-space: nowrap;
  }
  tbody th {
    ${look({ weight: 400 })}
  }
  tr > :first-child {
    ${look({ minWidth: '14ch', maxWidth: '40ch' })}
    ${below(768, { minWidth: '9ch' })}
    overflow-wrap: anywhere;
    padding-left: 0;
    text-align: left;
  }
`;

export const Bar = styled.svg`
  display: block;
  width: clamp(60px, 30vw - 60px, 240px);
  height: 12px;
`;

/** What is to be known of the tables below. */
export const Remark = styled.div`
  ${stack({ gap: 1, maxWidth: '72ch', ink: 'text-2' })}

  h3 {
    ${look({ ink: 'text', size: 'm', weight: 600 })}
  }
`;
