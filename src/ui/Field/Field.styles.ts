import styled, { css } from 'styled-components';
import { look } from '@/ui/Layout/look';

export const Fault = styled.span`
  display: flex;
  gap: 4px;
  align-items: start;
  font-size: var(--t-s);
  color: var(--danger);
  overflow-wrap: anywhere;

  > svg {
    margin-top: 1.5px;
  }
`;

export const Caution = styled(Fault)`
  color: var(--warning);
`;

const control = css`
  width: 100%;
  min-height: var(--control);
  padding: 4px 8px;
  border: 1px solid var(--border-control);
  border-radius: var(--radius);
  background: var(--surface-2);
  line-height: 18px;

  &::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
  &:hover {
    border-color: var(--text-2);
  }
  &:disabled,
  &[readonly] {
    border-color: var(--border);
    background: var(--surface-1);
    color: var(--text-2);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`;

export const Input = styled.input`
  ${control}
`;

/** The browser's own list of choices, as wide as its place allows. */
export const Select = styled.select`
  ${look({ pad: '0 8px', width: '100%', minWidth: 0, minHeight: 'var(--control-s)' })}
  ${look({ ground: 'surface-2', size: 's', corners: 'radius', edge: 'control' })}
  text-overflow: ellipsis;
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 52px;
  max-height: 40vh;
  /* As high as its text, in browsers that support it (2024 and later). */
  field-sizing: content;
  resize: vertical;
`;
