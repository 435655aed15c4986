import styled from 'styled-components';

/** Around a switch of views: its words are closer together where the row is full, so that four of them fit. */
export const SwitchBox = styled.div`
  flex: none;

  @media (max-width: 1399px) {
    label {
      padding: 0 8px;
    }
  }
  @media (max-width: 767px) {
    label {
      padding: 0 5px;
      font-size: var(--t-s);
    }
  }
`;
