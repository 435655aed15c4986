import styled from 'styled-components';
import { Strip } from '@/ui/Panel/Panel';

/** On a phone its text needs a second line; elsewhere its height is constant. */
export const RunStrip = styled(Strip)`
  @container column (max-width: 440px) {
    flex-wrap: wrap;
  }
`;
