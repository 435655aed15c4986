import styled from 'styled-components';

export const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--control-s);
  cursor: pointer;
  &:has(:disabled) {
    color: var(--text-2);
    cursor: not-allowed;
  }
`;

export const Box = styled.input`
  position: relative;
  flex: none;
  width: 16px;
  height: 16px;
  margin: 0;
  appearance: none;
  border: 1.5px solid var(--border-control);
  border-radius: 3px;
  background: var(--surface-2);
  cursor: pointer;

  /* 24 px target (WCAG 2.2, 2.5.8) */
  &::before {
    content: '';
    position: absolute;
    inset: -5.5px;
  }
  &:checked,
  &:indeterminate {
    border-color: var(--accent);
    background: var(--accent);
  }
  &:checked:not(:indeterminate)::after {
    content: '';
    position: absolute;
    left: 4px;
    top: 0;
    width: 5px;
    height: 10px;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    transform: rotate(42deg);
  }
  &:indeterminate::after {
    content: '';
    position: absolute;
    left: 2px;
    top: 5.5px;
    width: 9px;
    height: 2px;
    background: var(--on-accent);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
