import styled from 'styled-components';
import { withLook, type LookProps } from '@/ui/Layout/Layout';
import { stack } from '@/ui/Layout/look';

/** As large as its place allows, in its own proportions. */
export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

/** Two pictures side by side, in equal boxes with a line between them, on paper. */
export const PicturePair = styled.div`
  ${stack({ columns: 2, overflow: 'hidden', corners: 'radius-s', paper: true })}

  > * + * {
    box-shadow: -1px 0 0 var(--paper-line);
  }
`;

const THUMB = stack({ columns: 1, rows: 1, overflow: 'hidden' }) + 'place-items:center;';

/** A small piece of paper with a whole picture in its middle. */
export const Thumb = styled.span<LookProps>`
  ${withLook(THUMB, { corners: 'radius-s', paper: true })}

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
