import styled from 'styled-components';
import { look, stack } from '@/ui/Layout/look';

/** On phones each row is a block, with its cells below each other. */
export const Table = styled.table`
  ${look({ width: '100%', size: 'm' })}
  table-layout: fixed;
  border-collapse: collapse;
  line-height: var(--lh);

  th,
  td {
    ${look({ pad: '2 3 2 0', weight: 400, edge: 'top', breaks: true })}
    text-align: left;
    vertical-align: top;
  }
  thead th {
    border-top: 0;
    color: var(--text-2);
  }
  thead th:first-child {
    width: 36%;
  }
  th[scope='rowgroup'] {
    padding-top: var(--s-4);
    border-top: 0;
    font-weight: 600;
  }
  tbody th small {
    display: block;
    font: 0.93em var(--font-mono);
  }
  @media (max-width: 767px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      ${stack({ pad: '2 0', edge: 'top' })}
    }
    th,
    td {
      padding: 1px 0;
      border: 0;
    }
    tbody th {
      font-weight: 500;
    }
    td + td {
      color: var(--text-2);
    }
  }
`;
