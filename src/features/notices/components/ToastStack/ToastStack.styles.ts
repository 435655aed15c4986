import styled from 'styled-components';

/** At the lower right; `useClearance` lifts it above what must not be covered. */
export const Region = styled.div`
  position: fixed;
  inset: auto var(--s-4) 40px auto;
  z-index: 30;
  width: min(340px, 100vw - 24px);
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  overflow: visible;
  font-size: var(--t-m);

  [data-id] {
    margin-top: var(--s-2);
  }
  @media (max-width: 767px) {
    inset: auto 12px 12px auto;
  }
`;

export const Waiting = styled.p`
  width: fit-content;
  margin-left: auto;
  padding: 2px var(--s-2);
  border: 1px solid var(--border);
  border-radius: var(--radius-s);
  background: var(--surface-2);
  color: var(--text-2);
  font-size: var(--t-s);
`;
