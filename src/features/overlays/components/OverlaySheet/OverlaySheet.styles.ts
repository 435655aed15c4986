import styled, { css } from 'styled-components';

/**
 * px: the height of the header when the page is scrolled, and its additional height before
 * (app/shell/Header.styles).
 */
const COMPACT_HEAD = 44;
const MORE_HEAD = 12;
const MORE_HEAD_ON_PHONES = 4;
/** px: the footer, where it is always visible. */
const FOOT = 24;

/**
 * Between header and footer, in front of the work. The header covers its first pixels until it shrinks,
 * without moving the text.
 */
const inPage = css`
  inset: ${COMPACT_HEAD}px 0 ${FOOT}px;
  z-index: 7;
  --under-head: ${MORE_HEAD}px;

  @media (max-width: 1199px) {
    bottom: 0;
  }
  @media (max-width: 767px) {
    --under-head: ${MORE_HEAD_ON_PHONES}px;
  }
`;

/** In front of the session gate, which covers everything but messages. */
const overGate = css`
  inset: 0;
  z-index: 21;
  --under-head: 0px;
`;

export const Sheet = styled.main<{ $coversAll: boolean; $headIsCompact: boolean }>`
  position: fixed;
  ${({ $coversAll }) => ($coversAll ? overGate : inPage)}
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--surface-2);
  outline: none;
  --bar-top: ${({ $headIsCompact }) => ($headIsCompact ? '0px' : 'var(--under-head)')};

  @media print {
    position: static;
    overflow: visible;
  }
`;

/** Stays at the top, where users look for the way back. */
export const WayBack = styled.div`
  position: sticky;
  top: var(--bar-top);
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--bar);
  padding: 3px var(--s-2);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);

  @media print {
    display: none;
  }
`;
