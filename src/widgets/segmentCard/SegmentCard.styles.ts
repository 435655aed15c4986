import styled from 'styled-components';

export const Card = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  padding: 0 var(--s-1);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-2);

  &:hover {
    border-color: var(--border-control);
  }
  &[data-selected] {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }
  /* Words of the text are over it, and would become its name. */
  &[data-word-target] {
    outline: 2px dashed var(--accent);
    outline-offset: -2px;
    background: var(--accent-tint);
  }
  /* Pointed out on its page; a selected card keeps its frame. */
  &[aria-current]::before {
    position: absolute;
    inset: 6px auto 6px 0;
    width: 3px;
    border-radius: 0 2px 2px 0;
    background: var(--focus);
    content: '';
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-2);
  height: 30px;
  padding: 0 4px 0 6px;
  font-size: var(--t-s);
`;

export const OpenButton = styled.button`
  min-width: var(--control-s);
  min-height: var(--control-s);
  padding: 0 2px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

/** One line is seen: what does not fit whole beside the compound's name wraps below it. */
export const TitleLine = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 var(--s-2);
  min-width: 0;
  height: 20px;
  overflow: hidden;
  line-height: 20px;

  > * {
    max-width: 100%;
  }
`;

/** Gives up its room before what the page prints beside the drawing is cut; the details have both. */
export const PlaceOnPage = styled.span`
  overflow: hidden;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Original next to result, in equal boxes, light in both themes like paper. */
export const Pair = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 1fr 1fr;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--paper-line);
  border-radius: var(--radius-s);
  background: var(--paper);
  color-scheme: light;

  img {
    cursor: zoom-in;
  }
`;

export const Figure = styled.div`
  min-width: 0;
  min-height: 0;
  padding: 2px;
  overflow: hidden;
  color: var(--text-2);

  &:first-child {
    background: var(--surface-1);
  }
  & + & {
    box-shadow: -1px 0 0 var(--paper-line);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-1);
  height: 28px;
  padding: 0 0 0 6px;
  color: var(--text-2);
  font-size: var(--t-s);

  &[data-at-end] {
    justify-content: flex-end;
  }
`;

export const Doubt = styled.span`
  display: inline-flex;
  flex: none;
  gap: 4px;
  align-items: center;
  justify-content: center;
  min-width: var(--control-s);
  height: var(--control-s);
  color: var(--warning);
`;

/** The one doubt that is said in words on the card. */
export const Shown = styled.span`
  white-space: nowrap;
`;
