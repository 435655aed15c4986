import styled from 'styled-components';

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  background: var(--surface-2);

  @media (max-width: 767px) {
    flex: none;
    max-height: 240px;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-s);

  th,
  td {
    max-width: 190px;
    padding: 1px var(--s-2);
    overflow: hidden;
    border-bottom: 1px solid var(--border);
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th {
    position: sticky;
    top: 0;
    z-index: 1;
    height: 30px;
    background: var(--surface-1);
    font-weight: 600;
  }
  td {
    height: 40px;
  }
  td[data-number] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  td[data-code] {
    font-family: var(--font-mono);
  }
`;

export const Thumb = styled.span`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: 60px;
  height: 36px;
  overflow: hidden;
  border: 1px solid var(--paper-line);
  border-radius: var(--radius-s);
  background: var(--paper);
  color-scheme: light;
  color: var(--text);
  font-size: var(--t-xs);

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
