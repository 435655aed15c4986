import styled from 'styled-components';

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
  mix-blend-mode: multiply;
`;

export const Unavailable = styled.div`
  display: grid;
  place-content: center;
  height: 100%;
  padding: 4px;
  color: var(--text-2);
  font-size: var(--t-s);
  text-align: center;
`;
