import styled from 'styled-components';

/** What a list looks like in a `FloatingLayer`; how high it may grow is its own. */
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
