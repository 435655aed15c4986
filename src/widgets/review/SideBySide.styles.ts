import styled from 'styled-components';
import { look, stack } from '@/ui/Layout/look';

/** As many beside each other as there is room for. */
export const Compared = styled.ul`
  ${stack({ gap: 4, items: 'stretch', content: 'start' })}
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));

  > li {
    ${stack({ gap: 2, content: 'start', minWidth: 0 })}
  }
`;

export const Pane = styled.div`
  ${look({ height: '170px', corners: 'radius', edge: 'all', overflow: 'hidden' })}

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &[data-print] {
    background: var(--cut-out-paper);
    color-scheme: inherit;

    img {
      mix-blend-mode: multiply;
    }
  }
`;
