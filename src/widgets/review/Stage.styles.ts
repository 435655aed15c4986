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
