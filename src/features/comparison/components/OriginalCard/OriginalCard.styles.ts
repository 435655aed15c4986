import styled from 'styled-components';
import { CardFrame, PictureBox } from '../EngineCard/EngineCard.styles';

/** On a phone it stays in sight while the readings are scrolled past it. */
export const OriginalFrame = styled(CardFrame)`
  background: var(--surface-1);

  @container comparison (max-width: 560px) {
    position: sticky;
    top: calc(-1 * var(--s-3));
    z-index: 1;
    box-shadow: var(--shadow-float);
    ${PictureBox} {
      aspect-ratio: auto;
      height: 132px;
    }
    & > :last-child:not(:first-child) {
      display: none;
    }
  }
`;
