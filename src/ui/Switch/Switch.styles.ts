import styled from 'styled-components';

export const SwitchLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--control-s);
  white-space: nowrap;
  cursor: pointer;
  &:has(:disabled) {
    color: var(--text-2);
    cursor: not-allowed;
  }
  @container column (max-width: 540px) {
    gap: 4px;
  }
`;

export const Track = styled.input`
  position: relative;
  flex: none;
  width: 26px;
  height: 16px;
  margin: 0;
  appearance: none;
  border: 1.5px solid var(--border-control);
  border-radius: 8px;
  background: var(--surface-2);
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    left: 2px;
    top: 1.5px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--border-control);
    transition: translate var(--motion);
  }
  &:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  &:checked::after {
    translate: 9px 0;
    background: var(--on-accent);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
