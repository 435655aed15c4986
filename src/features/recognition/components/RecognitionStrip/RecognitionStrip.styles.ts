import styled from 'styled-components';
import { Strip } from '@/ui/Panel/Panel';
import { Ellipsis, Num } from '@/ui/Text/Text';

/** Text that is never cut; the name next to it is. */
export const Fixed = styled(Num)`
  flex: none;
  white-space: nowrap;
`;

export const StandIn = styled(Ellipsis)`
  color: var(--text-2);
`;

/** On a phone its text needs a second line; elsewhere its height is constant. */
export const RunStrip = styled(Strip)`
  @container column (max-width: 440px) {
    flex-wrap: wrap;
  }
`;
