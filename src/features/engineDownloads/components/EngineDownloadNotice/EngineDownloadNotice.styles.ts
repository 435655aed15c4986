import styled from 'styled-components';

/** Holds the line of progress along its lower edge. */
export const Row = styled.div`
  position: relative;
`;
