import styled from 'styled-components';
import { look } from '@/ui/Layout/look';
import { inDarkTheme } from '@/ui/styles/inDarkTheme';

export const Stage = styled.div`
  ${look({ flex: 1, minHeight: 0, overflow: 'auto', ground: 'surface-0' })}
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Picture = styled.img`
  ${look({ width: '100%', ground: 'page' })}

  /* Dims the white page. */
  ${inDarkTheme('&', 'filter: brightness(0.92);')}
`;

/** Like the services' mark: a green fill with a border dark enough to be seen on white. */
export const Mark = styled.div`
  position: absolute;
  border: 2px solid var(--page-mark);
  border-radius: 2px;
  background: var(--page-mark-tint);
  pointer-events: none;
`;
