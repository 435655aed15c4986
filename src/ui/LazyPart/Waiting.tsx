import styled, { keyframes } from 'styled-components';

/** Reserves the space of a part while its code loads. */
export function Waiting({ children }: { readonly children: string }) {
  return <Room role="status">{children}...</Room>;
}

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Only visible if loading takes long: a text that is gone in a moment would just flash. */
const Room = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 160px;
  color: var(--text-2);
  animation: ${appear} 0s 0.4s backwards;
`;
