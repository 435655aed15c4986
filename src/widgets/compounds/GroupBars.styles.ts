import styled from 'styled-components';
import { look, stack } from '@/ui/Layout/look';

export const Bars = styled.fieldset`
  ${look({ pad: '2 3', width: '280px', edge: 'none' })}

  legend {
    ${look({ pad: 0, ink: 'text-2', size: 's' })}
  }
`;

export const GroupBar = styled.button`
  ${stack({ gap: '2px 2', pad: '2px 4px', columns: 'minmax(0, 1fr) auto', width: '100%', minHeight: '28px' })}
  ${look({ ink: 'text', corners: 'radius-s', bare: true, hovers: true })}

  &[aria-pressed='true'] {
    background: var(--accent-tint);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  span {
    ${look({ cut: true })}
  }
  i {
    grid-column: 1 / -1;
    height: 4px;
    border-radius: 2px;
    background: var(--accent);
  }
`;
