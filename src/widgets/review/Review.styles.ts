import styled from 'styled-components';
import { Ellipsis } from '@/ui/Text/Text';

/** Queue, stage, facts; below one another on a phone, where the queue is left out. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr) 320px;
  grid-template-rows: minmax(0, 1fr);
  height: 100%;
  min-height: 0;

  @media (max-width: 1320px) {
    grid-template-columns: 220px minmax(0, 1fr) 288px;
  }
  @media (max-width: 767px) {
    display: block;
    overflow: auto;
  }
`;

/** Of the article; a phone has no room for it. */
export const Title = styled(Ellipsis)`
  color: var(--text-2);

  @media (max-width: 767px) {
    display: none;
  }
`;
