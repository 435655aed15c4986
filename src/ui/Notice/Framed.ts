import styled from 'styled-components';

/** A `Notice` as a box in a dialog, not as a line across its column. */
export const Framed = styled.div`
  overflow: hidden;
  border-radius: var(--radius-s);

  > div {
    padding-block: var(--s-2);
    border: 0;
    align-items: start;
  }
  a {
    color: inherit;
    white-space: nowrap;
  }
`;
