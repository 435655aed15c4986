import styled from 'styled-components';

export const Drawing = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

export const Waiting = styled.div`
  display: grid;
  place-content: center;
  height: 100%;
  color: var(--text-2);
  font-size: var(--t-s);
`;

export const SmilesInstead = styled.div`
  display: grid;
  place-content: center;
  height: 100%;
  padding: 4px 8px;
  overflow-wrap: anywhere;
  color: var(--text-2);
  font: var(--t-s) / 1.4 var(--font-mono);
  text-align: center;
`;
