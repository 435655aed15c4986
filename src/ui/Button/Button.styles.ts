import styled, { css } from 'styled-components';
import { visuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

export type ButtonVariant = 'default' | 'primary' | 'quiet' | 'danger';

const variants = {
  default: css``,
  primary: css`
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    &:hover {
      border-color: var(--accent-hover);
      background: var(--accent-hover);
    }
    &:active {
      border-color: var(--accent);
      background: var(--accent);
      box-shadow: inset 0 0 0 2px var(--on-accent);
    }
  `,
  quiet: css`
    border-color: transparent;
    background: transparent;
  `,
  danger: css`
    border-color: var(--danger);
    color: var(--danger);
  `,
} as const;

const small = css`
  min-height: var(--control-s);
  padding: 0 8px;
  gap: 4px;
  font-size: var(--t-s);
`;

const square = css<{ $small: boolean }>`
  width: ${({ $small }) => ($small ? 'var(--control-s)' : 'var(--control)')};
  padding: 0;
`;

export const StyledButton = styled.button<{
  $variant: ButtonVariant;
  $small: boolean;
  $iconOnly: boolean;
}>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: var(--control);
  padding: 0 10px;
  border: 1px solid var(--border-control);
  border-radius: var(--radius);
  background: var(--surface-2);
  color: var(--text);
  font-weight: 500;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--motion);

  &:hover {
    background: var(--surface-hover);
  }
  &:active {
    background: var(--surface-active);
  }
  ${({ $variant }) => variants[$variant]}
  ${({ $small }) => $small && small}
  ${({ $iconOnly }) => $iconOnly && square}

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : 'var(--border)')};
    background: transparent;
    color: var(--text-2);
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-tint);
    color: var(--accent);
  }

  /* Narrow columns: full-size buttons become small ones. */
  @container column (max-width: 370px) {
    ${({ $iconOnly }) => !$iconOnly && small}
  }
`;

export const Count = styled.span`
  min-width: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--t-xs);
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;

  :is(:disabled, [aria-disabled='true']) > & {
    background: var(--text-2);
    color: var(--surface-2);
  }
`;

/** Hidden in a column narrower than 440 px, but still the button's name for assistive technology. */
export const WideWord = styled.span`
  @container column (max-width: 440px) {
    ${visuallyHidden}
  }
`;
