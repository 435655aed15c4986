import styled from 'styled-components';

export const Bars = styled.fieldset`
  width: 280px;
  margin: 0;
  padding: var(--s-2) var(--s-3);
  border: 0;

  legend {
    padding: 0;
    color: var(--text-2);
    font-size: var(--t-s);
  }
`;

export const GroupBar = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--s-2);
  width: 100%;
  min-height: 28px;
  padding: 2px 4px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text);
  font: inherit;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: var(--surface-hover);
  }
  &[aria-pressed='true'] {
    background: var(--accent-tint);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  i {
    grid-column: 1 / -1;
    height: 4px;
    border-radius: 2px;
    background: var(--accent);
  }
`;
