import styled from 'styled-components';
import { look, row } from '@/ui/Layout/look';

export const Option = styled.label`
  ${row({ inline: true, gap: '6px', minHeight: 'var(--control-s)' })}
  cursor: pointer;

  &:has(:disabled) {
    color: var(--text-2);
    cursor: not-allowed;
  }
`;

export const Box = styled.input`
  ${look({ position: 'relative', margin: 0, flex: 'none', width: '16px', height: '16px' })}
  ${look({ ground: 'surface-2' })}
  appearance: none;
  border: 1.5px solid var(--border-control);
  border-radius: 3px;
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
    ${look({ position: 'absolute', width: '5px', height: '10px' })}
    left: 4px;
    top: 0;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    transform: rotate(42deg);
  }
  &:indeterminate::after {
    content: '';
    ${look({ position: 'absolute', width: '9px', height: '2px', ground: 'on-accent' })}
    left: 2px;
    top: 5.5px;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
