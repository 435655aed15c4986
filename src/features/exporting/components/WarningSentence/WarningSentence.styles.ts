import styled from 'styled-components';

/** Rows of some hundred compounds scroll by themselves. */
export const Rows = styled.details`
  > summary {
    width: fit-content;
    color: var(--text-2);
    cursor: pointer;
  }
  > ul {
    max-height: 140px;
    margin: 2px 0 4px;
    padding-left: var(--s-4);
    overflow-y: auto;
    list-style: disc;
  }
`;
