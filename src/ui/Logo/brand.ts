import { css } from 'styled-components';

/** The logo with the name next to it, and the word Beta in `small`. */
export const brand = css`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  font-size: var(--t-xl);
  font-weight: 700;
  letter-spacing: 0.02em;

  small {
    padding: 0 5px;
    border: 1px solid var(--border-control);
    border-radius: var(--radius-s);
    color: var(--text-2);
    font-size: var(--t-xs);
    font-weight: 500;
    line-height: 16px;
    letter-spacing: 0;
  }
`;
