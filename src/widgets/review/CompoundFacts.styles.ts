import styled from 'styled-components';

export const FactsBox = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  border-left: 1px solid var(--border);
  background: var(--surface-2);

  @media (max-width: 767px) {
    overflow: visible;
    border-left: 0;
  }
`;

export const FactsSection = styled.div`
  display: grid;
  gap: 6px;
  padding: var(--s-2) var(--s-3) var(--s-3);
  border-bottom: 1px solid var(--border);

  h3 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 22px;
    color: var(--text-2);
    font-size: var(--t-s);
  }
`;

export const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 6px;
`;

export const Source = styled.p`
  color: var(--text-2);
  font-size: var(--t-s);
  overflow-wrap: anywhere;

  button {
    margin: 4px 6px 0 0;
  }
`;

export const Remarks = styled.ul`
  display: grid;
  gap: 3px;
  margin: 0;
  padding: 0;
  font-size: var(--t-s);
  list-style: none;
  overflow-wrap: anywhere;
`;
