import styled from 'styled-components';

/** A drawing of the sample, or its reading, which may reach into the room around it. */
export const SampleGround = styled.div`
  height: 160px;
  padding: 10px 20px;
  overflow: hidden;

  > div {
    overflow: visible;
  }
`;
