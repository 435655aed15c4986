import styled from 'styled-components';

/** px */
const NARROW_BAR_HEIGHT = 44;

export const QueueBox = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-right: 1px solid var(--border);
  background: var(--surface-2);

  /* A sheet over the drawing, below the bar with its button. */
  @media (max-width: 767px) {
    position: absolute;
    z-index: 4;
    inset: ${NARROW_BAR_HEIGHT}px 0 0;
    border-right: 0;

    &:not([data-open]) {
      display: none;
    }
  }
`;

/** With the button that opens the queue where it has no column. */
export const NarrowBar = styled.div`
  position: sticky;
  z-index: 3;
  top: 0;
  display: none;
  height: ${NARROW_BAR_HEIGHT}px;
  padding: 4px var(--s-3);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);

  @media (max-width: 767px) {
    display: flex;
  }
`;
