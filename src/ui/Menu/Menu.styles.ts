import styled from 'styled-components';

export const MenuList = styled.ul`
  min-width: 180px;
  max-width: calc(100vw - 16px);
  max-height: min(60vh, 400px);
  overflow: auto;
  padding: 4px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  color: var(--text);
  font-weight: 400;
  box-shadow: var(--shadow-float);
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
