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

/** White in both themes, as the page is. */
export const Print = styled.img`
  display: block;
  max-width: 100%;
  max-height: 72px;
  margin-top: 4px;
  border: 1px solid var(--border);
  border-radius: 3px;
  background: var(--page);
  object-fit: contain;
  object-position: left;
`;

/** The key that confirms what stands in a field, at the end of it, as long as it is not typed into. */
export const Hinted = styled.span`
  position: relative;
  display: block;

  input:has(+ kbd) {
    padding-right: 48px;
    text-overflow: ellipsis;
  }
  kbd {
    position: absolute;
    top: 50%;
    right: 5px;
    transform: translateY(-50%);
    pointer-events: none;
  }
`;
