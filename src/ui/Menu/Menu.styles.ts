import styled from 'styled-components';
import { look, row } from '@/ui/Layout/look';
import { FloatingList } from '@/ui/layer/FloatingList.styles';

export const MenuList = styled(FloatingList)`
  ${look({ minWidth: '180px', maxHeight: 'min(60vh, 400px)', weight: 400 })}
`;

export const MenuItemButton = styled.button`
  ${row({ gap: 2, pad: '0 8px', width: '100%', minHeight: 'var(--control)' })}
  ${look({ ink: 'text', corners: 'radius-s', bare: true })}

  kbd {
    margin-left: auto;
  }
  &:hover,
  &:focus-visible {
    background: var(--surface-hover);
  }
  &[aria-disabled='true'] {
    background: none;
    color: var(--text-2);
    cursor: not-allowed;
  }
`;
