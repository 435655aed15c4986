import styled from 'styled-components';
import { column, look, row, stack } from '@/ui/Layout/look';

/** One column of the comparison: the original, or an engine. */
export const CardFrame = styled.section`
  ${column({ gap: 2, pad: 2, minWidth: 0, ground: 'surface-2', corners: 'radius', edge: 'all' })}

  &[aria-current='true'] {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }
`;

export const CardHead = styled.header`
  ${row({ wrap: true, gap: '2px 2', minHeight: '24px' })}

  /* room for the badge on its own line, so that all pictures start at the same height */
  @container comparison (max-width: 1080px) {
    align-content: start;
    min-height: 48px;
  }
  @container comparison (max-width: 860px) {
    min-height: 24px;
  }
  h3 {
    font-size: var(--t-m);
  }
`;

/** The same box in every card, whatever stands in it, so that nothing moves as readings come. */
export const PictureBox = styled.div`
  ${stack({ position: 'relative', pad: '4px', minHeight: 0, overflow: 'hidden' })}
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  aspect-ratio: 5 / 4;
`;

export const EngineImage = styled.img`
  ${look({ width: '100%', height: '100%', minHeight: 0 })}
  object-fit: contain;
`;

export const Caption = styled.figcaption`
  ${look({ pad: '0 6px', size: 'xs', cut: true })}
  line-height: 18px;
`;

/** Shown instead of the drawing. */
export const State = styled.div<{ $failed?: boolean }>`
  ${stack({ gap: 2, pad: 2, items: 'center', minWidth: 0, overflow: 'auto' })}
  ${look({ size: 's', breaks: true, centred: true })}
  place-content: center;
  color: ${({ $failed }) => ($failed ? 'var(--danger)' : 'inherit')};
  line-height: 1.35;

  & > [role='progressbar'] {
    width: 96px;
  }
`;

export const CardRow = styled.div`
  ${row({ gap: 1, minHeight: '24px', size: 's', nowrap: true })}

  code {
    ${look({ minWidth: 0, mono: true, cut: true })}
  }
`;
