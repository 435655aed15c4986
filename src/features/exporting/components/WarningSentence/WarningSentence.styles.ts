import styled from 'styled-components';
import { look } from '@/ui/Layout/look';

/** Rows of some hundred compounds scroll by themselves. */
export const Rows = styled.details`
  > summary {
    width: fit-content;
    color: var(--text-2);
    cursor: pointer;
  }
  > ul {
    ${look({ pad: '0 0 0 4', margin: '2px 0 4px', maxHeight: '140px' })}
    overflow-y: auto;
    list-style: disc;
  }
`;
