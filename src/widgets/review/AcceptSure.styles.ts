import styled from 'styled-components';

/** A drawing of the sample, or its reading, which may reach into the room around it. */
export const SampleGround = styled.div`
  height: 150px;
  padding: 18px 24px;
  overflow: hidden;

  > div {
    overflow: visible;
  }
`;
