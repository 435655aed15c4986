import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s-3) var(--s-4);
  align-content: start;
  min-width: 0;

  /* When focus moves to a field out of view, its label and error scroll into view with it. */
  input,
  textarea {
    scroll-margin-block: 44px;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
