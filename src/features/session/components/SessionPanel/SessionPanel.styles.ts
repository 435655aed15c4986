import styled from 'styled-components';

export const Parts = styled.div`
  display: grid;
  gap: var(--s-5);

  h3 {
    color: var(--text-2);
    font-size: var(--t-s);
  }
`;

/** Beside the buttons; above them on a phone, because its length changes every second. */
export const Checked = styled.span`
  @media (max-width: 767px) {
    flex-basis: 100%;
    order: -1;
  }
`;
