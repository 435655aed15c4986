import styled from 'styled-components';
import { look, row } from '@/ui/Layout/look';
import { Toolbar } from '@/ui/Toolbar/Toolbar';

/** One line, which scrolls sideways in a long article. */
export const Strip = styled(Toolbar)`
  ${row({ gap: 3, pad: '2px 4', align: 'normal', flex: 'none' })}
  ${look({ ground: 'surface-1', size: 's', edge: 'bottom' })}
  overflow-x: auto;
`;

export const PageMarks = styled.span`
  ${row({ inline: true, flex: 'none' })}

  button {
    ${look({ pad: '0 4px', minWidth: '24px', minHeight: '24px' })}
    ${look({ ink: 'text-2', ground: 'none', corners: 'radius-s', edge: 'none' })}
    cursor: pointer;
  }
  button:hover {
    background: var(--surface-hover);
  }
`;

export const Mark = styled.button`
  ${row({ inline: true, gap: '3px', justify: 'center' })}
`;
