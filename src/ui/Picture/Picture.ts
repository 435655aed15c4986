import styled from 'styled-components';
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
