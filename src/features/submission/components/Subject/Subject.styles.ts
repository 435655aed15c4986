import styled from 'styled-components';
import { look, row } from '@/ui/Layout/look';

/** Keeps the structure visible beside a long form. Not on phones, where it would cover the form. */
export const InSight = styled.div`
  @media (min-width: 768px) {
    position: sticky;
    z-index: 1;
    /* Flush with the edge of the dialog's body, over its padding. */
    top: calc(-1 * var(--s-4));
    margin-block: calc(-1 * var(--s-3)) calc(-1 * var(--s-2));
    padding-block: var(--s-3) var(--s-2);
    background: var(--surface-2);
  }
`;

export const Ground = styled.div`
  aspect-ratio: 5 / 4;
  ${look({ pad: 1, overflow: 'hidden', ground: 'paper' })}
`;

export const Caption = styled.figcaption`
  ${row({ pad: '2px 6px', align: 'normal', minWidth: 0 })}
  ${look({ ink: 'text-2', ground: 'surface-1', size: 'xs', nowrap: true })}
  border-top: 1px solid var(--paper-line);
  line-height: 18px;
`;

export const Smiles = styled.div`
  ${look({ pad: 2, maxHeight: '96px', overflow: 'auto' })}
  ${look({ ground: 'surface-1', corners: 'radius', edge: 'all' })}
  font: var(--t-s) / 1.5 var(--font-mono);
  word-break: break-all;
`;
