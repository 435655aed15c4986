import styled from 'styled-components';

/** On a phone it stands in place of the window's title. */
export const SwitchBox = styled.div`
  flex: none;

  @media (max-width: 767px) {
    label {
      padding: 0 6px;
      font-size: var(--t-s);
    }
  }
`;
