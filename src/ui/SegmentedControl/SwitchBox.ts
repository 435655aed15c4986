import styled from 'styled-components';

/** Around a switch of views: on a phone its words are closer together, so that four of them fit. */
export const SwitchBox = styled.div`
  flex: none;

  @media (max-width: 767px) {
    label {
      padding: 0 5px;
      font-size: var(--t-s);
    }
  }
`;
