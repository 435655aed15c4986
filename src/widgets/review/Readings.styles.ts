import styled from 'styled-components';
import { below, look, row, stack } from '@/ui/Layout/look';

export const ReadingsBox = styled.div`
  ${look({ pad: '2 3 3', flex: 'none' })}

  ol {
    ${stack({ gap: 2, columns: 'repeat(auto-fit, minmax(180px, 1fr))' })}
  }
`;

export const ReadingsHead = styled.div`
  ${row({ gap: 2, minHeight: '28px', size: 's' })}

  > span {
    color: var(--text-2);
  }
  ${below(768, { wrap: true, gap: '0 2' })}
`;

export const ReadingCard = styled.button`
  ${stack({ gap: '0 3', pad: '6px', align: 'center', columns: '116px minmax(0, 1fr)', width: '100%', height: '100%' })}
  ${look({ ground: 'surface-2', corners: 'radius', edge: 'control', hovers: true })}
  text-align: left;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }
  &:disabled {
    cursor: default;
  }
  > :first-child {
    ${look({ width: '100%', height: '84px', ground: 'paper' })}
    color-scheme: light;
  }
  ${below(1321, { gap: '0 2', columns: '84px minmax(0, 1fr)' })}
`;

export const ReadingText = styled.span`
  ${stack({ gap: '2px', columns: 1, minWidth: 0, ink: 'text-2', size: 's', breaks: true })}

  b {
    ${row({ wrap: true, gap: '2px 6px', ink: 'text', size: 'm' })}
    overflow-wrap: normal;
    /* With the key that takes it. */
    > span:first-child {
      ${row({ gap: '6px', minWidth: 0 })}
    }
  }
`;

/** How a reading differs from the one in use. */
export const Difference = styled.span`
  ${look({ ink: 'warning', weight: 500 })}

  &[data-same] {
    color: inherit;
  }
`;
