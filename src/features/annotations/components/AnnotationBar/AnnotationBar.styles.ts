import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s-2);
  min-height: 36px;
  padding: 4px var(--s-4);
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  font-size: var(--t-s);

  > p {
    flex: 1;
    min-width: 12ch;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
