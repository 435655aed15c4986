import styled from 'styled-components';

/** On top of everything, at the bottom; the size of the page does not change. */
export const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 40;
  display: grid;
  gap: var(--s-2);
  padding: var(--s-2) var(--s-4);
  border-top: 1px solid var(--border-control);
  background: var(--surface-2);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2);
  }
  input[type='range'] {
    flex: 1 1 160px;
    min-width: 0;
    accent-color: var(--accent);
  }
`;

/** The same width for every action, so that nothing next to it moves. */
export const Place = styled.span`
  min-width: 6.5em;
  color: var(--text-2);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
`;

export const Name = styled.code`
  flex: 0 1 24em;
  min-width: 12em;
  overflow: hidden;
  font: var(--t-s) var(--font-mono);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Payload = styled.pre`
  max-height: 30vh;
  margin: 0;
  padding: var(--s-2);
  border: 1px solid var(--border);
  border-radius: var(--radius-s);
  background: var(--surface-1);
  font: var(--t-s) var(--font-mono);
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Above the footer, so as not to cover its left side. */
export const Corner = styled.aside`
  position: fixed;
  right: var(--s-3);
  bottom: var(--s-3);
  z-index: 6;
  display: grid;
  justify-items: end;
  gap: var(--s-2);
  max-width: calc(100vw - 2 * var(--s-3));

  p {
    padding: var(--s-2) var(--s-3);
    border: 1px solid var(--border-control);
    border-radius: var(--radius-s);
    background: var(--surface-2);
    color: var(--danger);
    font-size: var(--t-s);
  }
`;
