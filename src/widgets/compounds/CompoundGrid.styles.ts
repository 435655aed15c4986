import styled, { css } from 'styled-components';
import { look } from '@/ui/Layout/look';

/** px, including the line below. */
export const HEADER_HEIGHT = 31;
export const ROW_HEIGHT = 54;
export const NARROW_ROW_HEIGHT = 76;

/** As wide as its columns need, which may be more than the window. */
export const GridBox = styled.div`
  min-width: min-content;

  &[data-narrow] {
    min-width: 0;
  }
`;

const TRACKS = `
  display: grid;
  grid-template-columns: var(--tracks);
  align-items: center;
`;

export const HeaderRow = styled.div`
  ${TRACKS}
  ${look({ position: 'sticky', ground: 'surface-1', size: 's', nowrap: true })}
  top: 0;
  z-index: 2;
  height: ${HEADER_HEIGHT}px;
  border-bottom: 1px solid var(--border-control);
`;

export const Row = styled.div`
  ${TRACKS}
  ${look({ position: 'absolute', inset: '0 0 auto' })}
  ${look({ ground: 'surface-2', edge: 'bottom', hovers: true })}

  &[aria-selected='true'] {
    background: var(--accent-tint);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  [data-narrow] > * > & {
    grid-template:
      'select structure name name' 1fr
      'select structure organism organism' auto
      'select structure formula status' 1fr / 44px 80px minmax(0, 1fr) auto;
    gap: 0 var(--s-1);
    padding: var(--s-2) var(--s-2) var(--s-2) 0;
  }
`;

export const Cell = styled.div`
  display: flex;
  align-items: center;
  height: 100%;
  min-width: 0;
  padding: 0 8px;
  overflow: hidden;
  /* The header covers the upper edge of what is scrolled into view. */
  scroll-margin-top: ${HEADER_HEIGHT}px;

  &:focus {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[data-editing] {
    padding: 0 4px;
    overflow: visible;
  }
  [data-narrow] & {
    padding: 0 4px;
  }
  ${['select', 'structure', 'name', 'organism', 'formula', 'status'].map(
    (area) => css`
      [data-narrow] &[data-column-id='${area}'] {
        grid-area: ${area};
      }
    `,
  )}
`;
