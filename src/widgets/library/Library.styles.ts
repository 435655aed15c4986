import styled from 'styled-components';
import { Sheet } from '@/features/overlays';

/** px, the columns of the table. */
const TRACKS = '40px minmax(0, 1fr) 212px 176px 124px 80px 150px';

/** The page's title and what can be done with all articles. */
export const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  min-height: 44px;
  padding: var(--s-1) var(--s-4) var(--s-1) var(--s-2);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);

  h1 {
    font-size: var(--t-xl);
    outline: none;
  }
  @media (max-width: 767px) {
    position: static;
    padding-inline: var(--s-3);
  }
`;

export const Page = styled(Sheet)`
  display: flex;
  flex-direction: column;
  padding-top: var(--under-head);
  /* Labels fold by the width of their container, as in a column. */
  container: column / inline-size;

  > * {
    flex-shrink: 0;
  }

  &[data-over] {
    outline: 2px dashed var(--accent);
    outline-offset: -6px;
  }
`;

export const SearchBox = styled.label`
  width: 230px;

  @media (max-width: 767px) {
    order: 9;
    width: 100%;
  }
`;

export const DropLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  margin: var(--s-3) var(--s-4);
  padding: var(--s-3) var(--s-4);
  border: 1px dashed var(--border-control);
  border-radius: var(--radius);

  > svg {
    color: var(--accent);
  }
  @media (max-width: 767px) {
    margin-inline: var(--s-3);
  }
`;

export const Table = styled.div`
  flex: 1 0 auto;
`;

export const HeadRow = styled.div`
  display: grid;
  grid-template-columns: ${TRACKS};
  align-items: center;
  min-height: 30px;
  padding: 0 var(--s-4);
  border-block: 1px solid var(--border);
  border-bottom-color: var(--border-control);
  background: var(--surface-1);
  font-size: var(--t-s);
  font-weight: 600;

  @media (max-width: 1023px) {
    display: none;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: ${TRACKS};
  align-items: center;
  min-height: 58px;
  padding: 6px var(--s-4);
  border-bottom: 1px solid var(--border);

  &[aria-selected='true'] {
    background: var(--accent-tint);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  @media (max-width: 1023px) {
    grid-template:
      'box article article' auto
      'box state actions' auto
      'box checked actions' auto / 36px minmax(0, 1fr) auto;
    gap: 2px var(--s-2);
    padding: var(--s-2) var(--s-3);
  }
`;

export const Cell = styled.div<{ $area?: string; $isWide?: boolean }>`
  min-width: 0;
  ${({ $area }) => $area && `@media (max-width: 1023px) { grid-area: ${$area}; }`}
  ${({ $isWide }) => $isWide && '@media (max-width: 1023px) { display: none; }'}

  &[data-control='choose'] {
    line-height: 0;
  }
  &[data-end] {
    text-align: right;
  }
  ${({ $area }) => $area === 'article' && 'padding-inline-end: var(--s-3);'}
`;

export const TitleButton = styled.button`
  display: block;
  max-width: 100%;
  padding: 2px 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: var(--text);
  font: inherit;
  font-weight: 600;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

/** Of what cannot be opened. */
export const Name = styled.div`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
`;

export const Sub = styled.div`
  overflow: hidden;
  color: var(--text-2);
  font-size: var(--t-s);
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-wraps] {
    white-space: normal;
  }
`;

/** Words and a button; on a narrow row the button is below. */
export const Elsewhere = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-2);

  > ${Sub} {
    color: var(--warning);
  }
`;

export const State = styled.div<{ $tone: string }>`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--${({ $tone }) => $tone});
  font-size: var(--t-s);
`;

export const ReadingBox = styled.div`
  display: grid;
  gap: 4px;
  max-width: 196px;
  font-size: var(--t-s);
`;

/** Checked, doubtful and failed drawings by their share; the rest is left to check. */
export const ShareBar = styled.div`
  display: flex;
  max-width: 150px;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--surface-active);

  i {
    display: block;
    height: 100%;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s-1);
`;

export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  min-height: 36px;
  padding: 4px var(--s-4);
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  color: var(--text-2);
  font-size: var(--t-s);

  > [role='progressbar'] {
    width: 120px;
  }
  @media (max-width: 767px) {
    position: static;
    padding-inline: var(--s-3);

    /* Wraps beside its icon, not below it. */
    > svg + span {
      flex: 1;
      min-width: 60%;
    }
  }
`;

export const Hits = styled.ul`
  flex: 1 0 auto;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: baseline;
    gap: var(--s-3);
    min-height: 40px;
    padding: var(--s-2) var(--s-4);
    border-top: 1px solid var(--border);
  }
`;

export const Count = styled.span`
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  padding: var(--s-3);
`;
