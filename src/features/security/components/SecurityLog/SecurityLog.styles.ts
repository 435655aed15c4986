import styled from 'styled-components';
import { look, row } from '@/ui/Layout/look';
import { ScrollArea } from '@/ui/Panel/ScrollArea';

/** Scrolls independently, so that fifty entries leave the rest of the panel visible. */
export const Entries = styled(ScrollArea)`
  ${look({ maxHeight: '208px', corners: 'radius', edge: 'all' })}
  margin-top: var(--s-1);

  li {
    ${row({ gap: 2, pad: '4px 2', align: 'start', edge: 'top', breaks: true })}
  }
  li:first-child {
    border-top: 0;
  }
  li > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  time {
    ${look({ flex: 'none', ink: 'text-2', size: 's', num: true })}
    line-height: 20px;
  }
`;
