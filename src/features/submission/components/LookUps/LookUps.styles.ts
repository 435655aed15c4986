import styled from 'styled-components';
import { look, stack } from '@/ui/Layout/look';

export const Card = styled.section`
  ${stack({ gap: '6px', pad: '2 3 3', minWidth: 0 })}
  ${look({ ground: 'surface-1', size: 's', corners: 'radius', edge: 'all' })}

  h3 {
    font-size: var(--t-m);
  }
  /* The live regions stay in the page, but take up no space while they are empty. */
  > div:empty {
    position: absolute;
  }
`;

export const Found = styled.div`
  ${stack({ gap: '2px', minWidth: 0, breaks: true })}

  b {
    font-weight: 600;
  }
  > span {
    color: var(--text-2);
  }
`;
