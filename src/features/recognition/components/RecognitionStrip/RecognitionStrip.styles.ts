import styled from 'styled-components';
import { Ellipsis, Num } from '@/ui/Text/Text';

/** Words that stay whole while the name beside them gives way. */
export const Fixed = styled(Num)`
  flex: none;
  white-space: nowrap;
`;

export const StandIn = styled(Ellipsis)`
  color: var(--text-2);
`;
