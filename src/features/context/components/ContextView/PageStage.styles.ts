import styled from 'styled-components';

export const Percent = styled.span`
  min-width: 44px;
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Stage = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  background: var(--surface-0);
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Page = styled.div`
  position: relative;
  margin: 0 auto;
`;

export const Picture = styled.img`
  display: block;
  width: 100%;
  background: var(--page);

  /* Dims the white page in the dark theme, whether it was chosen or follows the system setting. */
  :root[data-theme='dark'] & {
    filter: brightness(0.92);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      filter: brightness(0.92);
    }
  }
`;

/** Like the services' mark: a green fill with a border dark enough to be seen on white. */
export const Mark = styled.div`
  position: absolute;
  border: 2px solid var(--page-mark);
  border-radius: 2px;
  background: var(--page-mark-tint);
  pointer-events: none;
`;
