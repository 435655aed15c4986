import styled from 'styled-components';
import { Sheet } from '@/features/overlays';

export const Page = styled(Sheet)`
  display: flex;
  flex-direction: column;
  padding-top: var(--under-head);

  > * {
    flex-shrink: 0;
  }
`;
