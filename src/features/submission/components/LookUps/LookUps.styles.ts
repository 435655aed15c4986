import styled from 'styled-components';

export const Card = styled.section`
  display: grid;
  gap: 6px;
  min-width: 0;
  padding: var(--s-2) var(--s-3) var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-1);
  font-size: var(--t-s);

  h3 {
    font-size: var(--t-m);
  }
  /* The live regions stay in the page, but take up no space while they are empty. */
  > div:empty {
    position: absolute;
  }
`;

export const Sends = styled.p`
  color: var(--text-2);
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
`;

export const Found = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
  > span {
    color: var(--text-2);
  }
`;

export const FoundHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  align-items: center;
`;
