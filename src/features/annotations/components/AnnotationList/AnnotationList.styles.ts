import styled from 'styled-components';

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  background: var(--surface-2);

  @media (max-width: 1199px) {
    flex: none;
    max-height: 60vh;
  }
`;

/** As tall as all rows together; each row is positioned absolutely. */
export const Rows = styled.ul`
  position: relative;

  li {
    position: absolute;
    inset: 0 0 auto;
    border-bottom: 1px solid var(--border);
  }
`;

export const RowButton = styled.button`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--s-2);
  width: 100%;
  min-height: 28px;
  padding: 2px var(--s-3);
  border: 0;
  background: transparent;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: var(--surface-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: var(--accent-tint);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  > :first-child {
    justify-self: start;
  }
  &[data-doubtful] > :first-child {
    outline: 1px dashed currentColor;
    outline-offset: -1px;
  }
  @media (max-width: 767px) {
    grid-template-columns: 144px minmax(0, 1fr) auto auto;
    min-height: 40px;
  }
`;

export const Head = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 6px var(--s-3);
  border-bottom: 1px solid var(--border);

  header {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 24px;
  }
  h3 {
    flex: none;
    white-space: nowrap;
  }
`;

export const Fact = styled.p`
  color: var(--text-2);
  font-size: var(--t-s);
`;

export const List = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`;
