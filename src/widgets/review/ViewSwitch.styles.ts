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

/** Gives its room on a phone to the switch. */
export const WideTitle = styled.div`
  display: flex;
  min-width: 0;

  @media (max-width: 767px) {
    display: none;
  }
`;

/** What is about keys, of which a phone has none. */
export const NotOnPhone = styled.span`
  @media (max-width: 767px) {
    display: none;
  }
`;
