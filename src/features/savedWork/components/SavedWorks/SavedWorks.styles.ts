import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: var(--s-2);
  min-width: 0;

  & & {
    margin-top: var(--s-3);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);

  h3 {
    font-size: var(--t-s);
    color: var(--text-2);
  }
`;

export const List = styled.ul`
  display: grid;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  min-width: 0;
  padding-right: var(--s-1);

  & + & {
    border-top: 1px solid var(--border);
  }
`;

/** The whole line opens the article. */
export const OpenLine = styled.button`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  padding: var(--s-2) var(--s-3);
  border: 0;
  border-radius: var(--radius-l);
  background: none;
  color: var(--text);
  font: inherit;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: var(--surface-2);
  }
`;

export const Line = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  padding: var(--s-2) var(--s-3);
`;

export const Name = styled.span`
  overflow: hidden;
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Facts = styled.span`
  color: var(--text-2);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
`;

export const Hint = styled.p`
  color: var(--text-2);
  font-size: var(--t-s);
`;
