import styled from 'styled-components';

export const Region = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  @media (max-width: 1199px) {
    flex: none;
    height: min(80vh, 800px);
    scroll-margin-top: 90px;
  }
`;

export const Title = styled.h3`
  scroll-margin-top: 96px;
  outline: none;
`;

export const State = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  background: var(--surface-0);
`;

/** The cut-out if there is no page; light in both themes, like paper. */
export const Paper = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--s-4);
  background: var(--paper);
  color-scheme: light;
`;
