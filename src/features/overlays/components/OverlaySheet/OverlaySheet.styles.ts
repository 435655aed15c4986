import styled, { css } from 'styled-components';
import { look, row } from '@/ui/Layout/look';

/**
 * px: the height of the header when the page is scrolled, and its additional height before
 * (app/shell/Header.styles).
 */
const COMPACT_HEAD = 44;
const MORE_HEAD = 4;
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
`;

/** In front of the session gate, which covers everything but messages. */
const overGate = css`
  inset: 0;
  z-index: 21;
  --under-head: 0px;
`;

export const Sheet = styled.main<{ $coversAll: boolean; $headIsCompact: boolean }>`
  ${look({ position: 'fixed', overflow: 'auto', ground: 'surface-2' })}
  ${({ $coversAll }) => ($coversAll ? overGate : inPage)}
  overscroll-behavior: contain;
  outline: none;
  --bar-top: ${({ $headIsCompact }) => ($headIsCompact ? '0px' : 'var(--under-head)')};

  @media print {
    position: static;
    overflow: visible;
  }
`;

/** Stays at the top, where users look for the way back. */
export const WayBack = styled.div`
  ${row({ position: 'sticky', pad: '3px 2', justify: 'space-between', minHeight: 'var(--bar)' })}
  ${look({ ground: 'surface-1', edge: 'bottom', notPrinted: true })}
  top: var(--bar-top);
  z-index: 1;
`;
