import styled from 'styled-components';

/** Below the line that another tab has the article, if it has. */
export const Window = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`;

export const View = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

/** Queue, stage, facts; below one another on a phone, where the queue is a sheet. */
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
