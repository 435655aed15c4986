import styled from 'styled-components';
import { Strip } from '@/ui/Panel/Panel';
import { Ellipsis, Num } from '@/ui/Text/Text';

/** Words that stay whole while the name beside them gives way. */
export const Fixed = styled(Num)`
  flex: none;
  white-space: nowrap;
`;

export const StandIn = styled(Ellipsis)`
  color: var(--text-2);
`;

/** On a phone its words need a second line; elsewhere it keeps its height whatever it says. */
export const RunStrip = styled(Strip)`
  @container column (max-width: 440px) {
    flex-wrap: wrap;
  }
`;
