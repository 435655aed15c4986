import styled from 'styled-components';
import { below, look } from '@/ui/Layout/look';

export const Scroll = styled.div`
  ${look({ flex: 1, minHeight: 0, overflow: 'auto', ground: 'surface-2' })}
  ${below(768, { flex: 'none', maxHeight: '240px' })}
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-s);

  th,
  td {
    ${look({ pad: '1px 2', maxWidth: '190px', edge: 'bottom', cut: true })}
    text-align: left;
  }
  th {
    ${look({ position: 'sticky', height: '30px', ground: 'surface-1', weight: 600 })}
    top: 0;
    z-index: 1;
  }
  td {
    height: 40px;
  }
  td[data-number] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  td[data-code] {
    font-family: var(--font-mono);
  }
`;

export const FileText = styled.pre`
  ${look({ pad: 4, margin: 0 })}
  font: var(--t-s) / var(--lh) var(--font-mono);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
