import styled from 'styled-components';

export const ReadingsBox = styled.div`
  flex: none;
  padding: var(--s-2) var(--s-3) var(--s-3);

  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
    gap: var(--s-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const ReadingsHead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 28px;
  font-size: var(--t-s);

  > span {
    color: var(--text-2);
  }
  @media (max-width: 767px) {
    flex-wrap: wrap;
    gap: 0 var(--s-2);
  }
`;

export const ReadingCard = styled.button`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr);
  gap: 0 var(--s-3);
  align-items: center;
  width: 100%;
  height: 100%;
  padding: 6px;
  border: 1px solid var(--border-control);
  border-radius: var(--radius);
  background: var(--surface-2);
  color: inherit;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: var(--surface-hover);
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }
  &:disabled {
    cursor: default;
  }
  > :first-child {
    width: 100%;
    height: 84px;
    background: var(--paper);
    color-scheme: light;
  }
  @media (max-width: 1320px) {
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 0 var(--s-2);
  }
`;

export const ReadingText = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-width: 0;
  color: var(--text-2);
  font-size: var(--t-s);
  overflow-wrap: anywhere;

  b {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    align-items: center;
    color: var(--text);
    font-size: var(--t-m);
    overflow-wrap: normal;

    /* With the key that takes it. */
    > span:first-child {
      display: flex;
      gap: 6px;
      align-items: center;
      min-width: 0;
    }
  }
`;

/** How a reading differs from the one in use. */
export const Difference = styled.span`
  color: var(--warning);
  font-weight: 500;

  &[data-same] {
    color: inherit;
  }
`;
