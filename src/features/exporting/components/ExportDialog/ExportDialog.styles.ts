import styled from 'styled-components';
import { Ellipsis } from '@/ui/Text/Text';

/** On a phone, the line belongs to the title and Close. */
export const ArticleTitle = styled(Ellipsis)`
  color: var(--text-2);

  @media (max-width: 767px) {
    display: none;
  }
`;

/** Choices beside what they make; below one another on a phone. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  height: 100%;

  @media (max-width: 767px) {
    display: block;
    overflow: auto;
  }
`;

export const Options = styled.div`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  padding: var(--s-4);
  overflow: auto;
  border-right: 1px solid var(--border);

  legend {
    margin-bottom: var(--s-1);
    padding: 0;
    color: var(--text-2);
    font-size: var(--t-s);
    font-weight: 600;
  }
  @media (max-width: 767px) {
    overflow: visible;
    border-right: 0;
  }
`;

export const View = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--surface-1);
`;

export const ColumnGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 var(--s-3);

  @media (max-width: 767px) {
    label {
      min-height: 36px;
    }
  }
`;

export const FileName = styled.span`
  min-width: 0;
  overflow: hidden;
  color: var(--text-2);
  font: var(--t-s) / var(--lh) var(--font-mono);
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 767px) {
    display: none;
  }
`;

export const ProgressPlace = styled.div`
  width: 160px;
`;
