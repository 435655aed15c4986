import styled from 'styled-components';

/** The whole window, with its own head in the place of the page's. */
export const Sheet = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--surface-2);
  color: var(--text);
`;

export const SheetHead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  height: 48px;
  padding: 0 var(--s-3);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
  font-size: var(--t-xl);
  font-weight: 700;
  letter-spacing: 0.02em;

  button {
    font-size: var(--t-m);
    letter-spacing: 0;
  }
`;

export const Places = styled.ul`
  padding: 4px;

  a {
    display: flex;
    align-items: center;
    min-height: var(--control);
    padding: 0 8px;
    border-radius: var(--radius-s);
    color: var(--text);
    text-decoration: none;
  }
  a:hover {
    background: var(--surface-hover);
  }
  a[aria-current] {
    font-weight: 600;
    box-shadow: inset 2px 0 0 var(--text);
    border-radius: 0;
  }
`;

export const Settings = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--bar);
  padding: 3px var(--s-3);
  border: solid var(--border);
  border-width: 1px 0;
`;
