import styled from 'styled-components';

export const DecisionBar = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s-2);
  min-height: 40px;
  /* Words of buttons fold away by its width, as in the page's columns. */
  container: column / inline-size;

  @media (max-width: 767px) {
    flex-wrap: wrap;
    gap: 4px;

    kbd {
      display: none;
    }

    /* In the wrappers of their tooltips. */
    > span > button {
      flex: 1 1 0;
      flex-direction: column;
      gap: 1px;
      min-height: 48px;
      padding: 3px 2px;
      font-size: var(--t-s);
    }
  }
`;

export const ProgressBox = styled.div`
  display: grid;
  gap: 5px;
  width: 300px;
  margin-left: auto;
  font-size: var(--t-s);

  @media (max-width: 767px) {
    order: -1;
    width: 100%;
  }
`;

/** As high with a button as without one, so that the panes above keep their size. */
export const ProgressLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--control-s);
`;

export const ProgressBar = styled.div`
  display: flex;
  gap: 1px;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--surface-active);
`;

export const ProgressPart = styled.i<{ $tone: string; $share: number }>`
  width: ${({ $share }) => $share * 100}%;
  height: 100%;
  background: var(--${({ $tone }) => $tone});
`;
