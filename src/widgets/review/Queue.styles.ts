import styled from 'styled-components';
import { look, row, stack } from '@/ui/Layout/look';
import { Thumb } from '@/ui/Picture/Picture';
import { GROUP_HEAD_HEIGHT } from './useQueueRows';

export const Filters = styled.div`
  ${stack({ gap: 1, pad: 2, columns: '1fr 1fr', ground: 'surface-1', edge: 'bottom' })}

  > :last-child {
    grid-column: 1 / -1;
  }
`;

export const Groups = styled.div`
  ${look({ flex: 1, minHeight: 0, overflow: 'auto' })}

  ul {
    position: relative;
  }
  li {
    position: absolute;
    right: 0;
    left: 0;
  }
`;

export const GroupHead = styled.h3`
  ${row({ position: 'sticky', gap: '6px', pad: '0 2' })}
  ${look({ ground: 'surface-1', size: 's', edge: 'bottom' })}
  top: 0;
  z-index: 1;
  height: ${GROUP_HEAD_HEIGHT}px;

  span {
    ${look({ ink: 'text-2', weight: 400, atEnd: true })}
  }
  svg {
    color: var(--text-2);
  }
  &[data-group='doubtful'] svg {
    color: var(--warning);
  }
  &[data-group='failed'] svg {
    color: var(--danger);
  }
  &[data-group='done'] svg {
    color: var(--success);
  }
`;

export const Row = styled.button<{ $isSlim: boolean }>`
  ${stack({ gap: '0 2', pad: '2px 2', align: 'center', width: '100%', height: '100%', overflow: 'hidden' })}
  ${look({ ground: 'transparent', edge: 'none', hovers: true })}
  grid-template-columns: ${({ $isSlim }) => ($isSlim ? '16px' : '64px')} minmax(0, 1fr);
  /* Below the head of its group, which stays at the top. */
  scroll-margin-top: ${GROUP_HEAD_HEIGHT}px;
  border-bottom: 1px solid var(--border);
  text-align: left;
  cursor: pointer;

  &[aria-current='true'] {
    background: var(--accent-tint);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const QueueThumb = styled(Thumb)`
  ${look({ width: '64px', height: '48px', ground: 'cut-out-paper' })}
  color-scheme: inherit;

  img {
    padding: 2px;
    mix-blend-mode: multiply;
  }
`;

export const RowText = styled.span`
  ${stack({ gap: '1px', minWidth: 0, ink: 'text-2', size: 's' })}

  b {
    ${look({ ink: 'text', size: 'm', weight: 500, cut: true })}
  }
`;
