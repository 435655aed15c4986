import styled from 'styled-components';

export const View = styled.div`
  container: comparison / inline-size;
  display: grid;
  gap: var(--s-3);
  align-content: start;
`;

/** The original and the readings in boxes of one size; a fourth reading begins another line. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s-3);

  @container comparison (max-width: 860px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container comparison (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
