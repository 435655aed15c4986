import styled from 'styled-components';
import { Num } from '@/ui/Text/Text';

export const StageBox = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  @media (max-width: 767px) {
    display: block;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-2);
  min-height: 40px;
  padding: 0 var(--s-3);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
  white-space: nowrap;

  b {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Two lines: which drawing, and all tools. */
  @media (max-width: 1199px) {
    flex-wrap: wrap;
    gap: 4px;
  }
`;

/** Gives its room on a phone to the tools. */
export const ZoomFigure = styled(Num)`
  @media (max-width: 767px) {
    display: none;
  }
`;

/** Equal halves that keep their size from one drawing to the next; light in both themes, like paper. */
export const Pair = styled.div`
  display: grid;
  flex: 1 1 0;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 200px;
  border-bottom: 1px solid var(--border);
  background: var(--paper);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 208px 208px;
  }
`;

export const Pane = styled.figure<{ $isOfArticle: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  margin: 0;
  background: ${({ $isOfArticle }) => ($isOfArticle ? 'var(--cut-out-paper)' : 'var(--paper)')};
  touch-action: none;
  user-select: none;

  & + & {
    box-shadow: -1px 0 0 var(--paper-line);
  }
`;

export const PaneCaption = styled.figcaption`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 var(--s-3);
  white-space: nowrap;
  /* Paper is light in both themes. */
  color-scheme: light;
  color: var(--text-2);
  font-size: var(--t-s);

  b {
    color: var(--text);
  }
  /* Half a small window has room for who read, if the score's bar gives way. */
  @media (min-width: 768px) and (max-width: 1199px) {
    i {
      display: none;
    }
  }
`;

export const PaneView = styled.div`
  position: relative;
  color-scheme: light;
  color: var(--text);
  flex: 1;
  min-height: 0;
  /* Room for a ring around an atom at the edge, and for its number. */
  padding: var(--s-5) var(--s-5) var(--s-3);
  overflow: hidden;
  background: inherit;
`;

/** Where the picture is not there yet; it takes no room, so that nothing moves when it comes. */
export const Waiting = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  color: var(--text-2);
`;

/** Its background lets the drawings' white blend with the paper. */
export const Zoomed = styled.div`
  height: 100%;
  background: inherit;

  /* A ring may reach beyond the picture. */
  > div {
    overflow: visible;
  }
`;

/** Room for what usually stands there, so that the panes keep their size. */
export const Lines = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  min-height: 46px;

  > * {
    flex: 1 0 auto;
  }
  @media (max-width: 767px) {
    min-height: 0;
  }
`;

/** Two lines at most; all of it is in the title. */
export const Why = styled.div<{ $isMuted: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding: 2px var(--s-3);
  background: ${({ $isMuted }) => ($isMuted ? 'none' : 'var(--warning-tint)')};
  color: ${({ $isMuted }) => ($isMuted ? 'var(--text-2)' : 'var(--warning)')};

  span {
    display: -webkit-box;
    overflow: hidden;
    color: ${({ $isMuted }) => ($isMuted ? 'inherit' : 'var(--text)')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [role='status'] + & span {
    -webkit-line-clamp: 1;
  }
`;

/** It is read to its end, whatever its length. */
export const Question = styled(Why)`
  && span {
    -webkit-line-clamp: none;
  }
`;

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

export const InARow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  padding-top: var(--s-2);
`;

export const Range = styled.input`
  width: 96px;
  accent-color: var(--accent);
`;

/** A line about the whole review, below the drawing. */
export const ReviewLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  padding: 2px var(--s-3);
  background: var(--surface-1);

  /* A list beside its words, or on a row of its own where it would be a narrow strip. */
  > ul {
    flex: 1 1 300px;
  }
`;
