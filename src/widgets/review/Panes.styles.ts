import styled from 'styled-components';
import { below, column, look, row, stack } from '@/ui/Layout/look';

/** Equal halves that keep their size from one drawing to the next; light in both themes, like paper. */
export const Pair = styled.div`
  ${stack({ columns: 2, rows: 1, flex: '1 1 0', minHeight: '200px' })}
  ${look({ ground: 'paper', edge: 'bottom' })}
  ${below(768, { columns: 1, rows: '208px 208px' })}
`;

export const Pane = styled.figure<{ $isOfArticle: boolean }>`
  ${column({ minHeight: 0 })}
  background: ${({ $isOfArticle }) => ($isOfArticle ? 'var(--cut-out-paper)' : 'var(--paper)')};
  touch-action: none;
  user-select: none;

  & + & {
    box-shadow: -1px 0 0 var(--paper-line);
  }
`;

export const PaneCaption = styled.figcaption`
  ${row({ gap: '6px', pad: '0 3', flex: 'none', height: '28px' })}
  ${look({ ink: 'text-2', size: 's', nowrap: true })}
  /* Paper is light in both themes. */
  color-scheme: light;

  b {
    color: var(--text);
  }
  /* Half a small window has room for who read, if the score's bar gives way. */
  @media (min-width: 768px) and (max-width: 1199px) {
    i {
      display: none;
    }
  }
`;

export const PaneView = styled.div`
  ${look({ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' })}
  ${look({ ink: 'text', ground: 'inherit' })}
  color-scheme: light;
  /* Room for a ring around an atom at the edge, and for its number. */
  padding: var(--s-5) var(--s-5) var(--s-3);
`;

/** Where the picture is not there yet; it takes no room, so that nothing moves when it comes. */
export const Waiting = styled.p`
  ${stack({ position: 'absolute', inset: 0, ink: 'text-2' })}
  place-content: center;
`;

/** Its background lets the drawings' white blend with the paper. */
export const Zoomed = styled.div`
  ${look({ height: '100%', ground: 'inherit' })}

  /* A ring may reach beyond the picture. */
  > div {
    overflow: visible;
  }
`;
