import styled from 'styled-components';
import { look, row, stack } from '@/ui/Layout/look';

/** On top of everything, at the bottom; the size of the page does not change. */
export const Bar = styled.section`
  ${stack({ position: 'fixed', inset: 'auto 0 0', gap: 2, pad: '2 4', ground: 'surface-2' })}
  z-index: 40;
  border-top: 1px solid var(--border-control);

  > div {
    ${row({ wrap: true, gap: 2 })}
  }
  input[type='range'] {
    flex: 1 1 160px;
    min-width: 0;
    accent-color: var(--accent);
  }
`;

export const Name = styled.code`
  ${look({ flex: '0 1 24em', minWidth: '12em', cut: true })}
  font: var(--t-s) var(--font-mono);
`;

export const Payload = styled.pre`
  ${look({ pad: 2, margin: 0, maxHeight: '30vh', overflow: 'auto' })}
  ${look({ ground: 'surface-1', corners: 'radius-s', edge: 'all', breaks: true })}
  font: var(--t-s) var(--font-mono);
  white-space: pre-wrap;
`;

/** Above the footer, so as not to cover its left side. */
export const Corner = styled.aside`
  ${stack({ position: 'fixed', gap: 2, items: 'end', maxWidth: 'calc(100vw - 2 * var(--s-3))' })}
  right: var(--s-3);
  bottom: var(--s-3);
  z-index: 6;

  p {
    ${look({ pad: '2 3' })}
    ${look({ ink: 'danger', ground: 'surface-2', size: 's', corners: 'radius-s', edge: 'control' })}
  }
`;
