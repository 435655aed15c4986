import styled from 'styled-components';
import { FloatingList } from '@/ui/layer/FloatingList.styles';

export const MenuList = styled(FloatingList)`
  min-width: 180px;
  max-height: min(60vh, 400px);
  font-weight: 400;
`;

export const MenuItemButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  width: 100%;
  min-height: var(--control);
  padding: 0 8px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text);
  text-align: left;
  cursor: pointer;

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
