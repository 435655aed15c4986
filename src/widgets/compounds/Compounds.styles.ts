import styled from 'styled-components';
import { below, look, row, stack } from '@/ui/Layout/look';

export const Bar = styled.div`
  ${row({ gap: 2, pad: '4px 4', flex: 'none', minHeight: '36px' })}
  ${look({ ground: 'surface-1', edge: 'bottom' })}
  ${below(768, { wrap: true, padInline: 3 })}
`;

/** Wraps nowhere; on a phone it scrolls sideways. */
export const Filters = styled.div`
  ${row({ gap: 1, pad: '2px', margin: '0 auto 0 0', align: 'normal', minWidth: 0 })}
  overflow-x: auto;

  > * {
    flex: none;
  }
`;

export const SearchField = styled.div`
  ${look({ flex: 'none', width: '190px' })}

  input {
    min-height: 24px;
    padding-block: 2px;
  }
  ${below(768, { flex: '1 0 100%' })}
`;

export const ChosenBar = styled.div`
  ${row({ wrap: true, gap: 2, pad: '4px 4', flex: 'none', minHeight: '44px' })}
  ${look({ ground: 'accent-tint', edge: 'top' })}

  button {
    white-space: nowrap;
  }
  /* What a look-up sends, and to whom: it takes the room that the acts leave, and a line of its own without. */
  small {
    flex: 1 1 200px;
  }
  ${below(768, { padInline: 3, minHeight: '48px' })}
`;

export const Hints = styled.div`
  ${row({ gap: 3, pad: '0 4', flex: 'none', minHeight: '28px', overflow: 'hidden' })}
  ${look({ ink: 'text-2', ground: 'surface-1', size: 's', edge: 'top', nowrap: true, notOnPhone: true })}

  span {
    ${row({ inline: true, gap: '4px' })}
  }
  i {
    width: 26px;
    border-bottom: 1px dashed var(--info);
  }
`;

export const FindingList = styled.ul`
  ${stack({ gap: 1, pad: '0 0 0 4', margin: '2 0 0' })}
  list-style: disc;
`;
