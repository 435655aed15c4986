import styled from 'styled-components';
import { below, look, row, stack } from '@/ui/Layout/look';

export const Scroller = styled.div`
  ${look({ position: 'relative', flex: 1, minHeight: 0, overflow: 'auto', ground: 'surface-2' })}
  ${below(1200, { flex: 'none', maxHeight: '60vh' })}
`;

/** As tall as all rows together; each row is positioned absolutely. */
export const Rows = styled.ul`
  position: relative;

  li {
    ${look({ position: 'absolute', inset: '0 0 auto', edge: 'bottom' })}
  }
`;

export const RowButton = styled.button`
  ${stack({ gap: 2, pad: '2px 3', align: 'center', columns: '132px minmax(0, 1fr) auto auto', width: '100%', minHeight: '28px' })}
  ${look({ bare: true, hovers: true })}

  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: var(--accent-tint);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  > :first-child {
    justify-self: start;
  }
  &[data-doubtful] > :first-child {
    outline: 1px dashed currentColor;
    outline-offset: -1px;
  }
  ${below(768, { columns: '144px minmax(0, 1fr) auto auto', minHeight: '40px' })}
`;

export const Head = styled.div`
  ${stack({ gap: '6px', pad: '6px 3', columns: 1, flex: 'none', edge: 'bottom' })}

  header {
    ${row({ gap: 2, minHeight: '24px' })}
  }
  h3 {
    flex: none;
    white-space: nowrap;
  }
`;
