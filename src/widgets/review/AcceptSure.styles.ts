import styled from 'styled-components';

/** A drawing of the sample, and its reading. */
export const SampleGround = styled.div`
  height: 140px;
  padding: var(--s-1);
`;
