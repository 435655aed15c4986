import styled from 'styled-components';

export const View = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-2);
  min-height: 36px;
  padding: 4px var(--s-4);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);

  @media (max-width: 767px) {
    flex-wrap: wrap;
    padding-inline: var(--s-3);
  }
`;

/** Wraps nowhere; on a phone it scrolls sideways. */
export const Filters = styled.div`
  display: flex;
  gap: var(--s-1);
  min-width: 0;
  margin-right: auto;
  padding: 2px;
  overflow-x: auto;

  > * {
    flex: none;
  }
`;

export const Folded = styled.span`
  min-width: 0;
  overflow: hidden;
  color: var(--text-2);
  font-size: var(--t-s);
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 767px) {
    display: none;
  }
`;

export const SearchField = styled.div`
  flex: none;
  width: 190px;

  input {
    min-height: 24px;
    padding-block: 2px;
  }
  @media (max-width: 767px) {
    flex: 1 0 100%;
  }
`;

export const WideOnly = styled.div`
  flex: none;

  @media (max-width: 767px) {
    display: none;
  }
`;

export const ColumnList = styled.div`
  display: grid;
  gap: 2px;
  padding: var(--s-3);
`;

export const ChosenBar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--s-2);
  min-height: 44px;
  padding: 4px var(--s-4);
  border-top: 1px solid var(--border);
  background: var(--accent-tint);

  button {
    white-space: nowrap;
  }
  /* What a look-up sends, and to whom: it takes the room that the acts leave, and a line of its own without. */
  small {
    flex: 1 1 200px;
  }
  @media (max-width: 767px) {
    min-height: 48px;
    padding-inline: var(--s-3);
  }
`;

export const AtTheEnd = styled.div`
  margin-left: auto;
`;

export const Hints = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-3);
  min-height: 28px;
  padding: 0 var(--s-4);
  overflow: hidden;
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  color: var(--text-2);
  font-size: var(--t-s);
  white-space: nowrap;

  span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  i {
    width: 26px;
    border-bottom: 1px dashed var(--info);
  }
  @media (max-width: 767px) {
    display: none;
  }
`;

export const FindingList = styled.ul`
  display: grid;
  gap: var(--s-1);
  margin: var(--s-2) 0 0;
  padding-left: var(--s-4);
  list-style: disc;
`;
