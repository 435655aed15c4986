import styled from 'styled-components';

/** The look of a list in a `FloatingLayer`; each sets its own maximum height. */
export const FloatingList = styled.ul`
  max-width: calc(100vw - 16px);
  overflow: auto;
  padding: 4px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-float);
`;
