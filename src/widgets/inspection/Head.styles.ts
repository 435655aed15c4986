import styled from 'styled-components';
import { below, look, row } from '@/ui/Layout/look';
import { Divider } from '@/ui/Panel/Panel';

export const Rule = styled(Divider)`
  ${look({ flex: 'none', notOnPhone: true })}
`;

/** On phones the steps and the mark are in a second row, below title and close button. */
export const Steps = styled.span`
  ${row({ inline: true, gap: 1 })}
  ${below(768, { order: 2, flex: '1 0 40%' })}
`;

/** 'Verified as correct' is the longer one: the width is the same for both. */
export const Mark = styled.span`
  ${row({ inline: true, align: 'normal', justify: 'flex-end', minWidth: '172px' })}

  @media (max-width: 767px) {
    order: 3;
    min-width: 0;
    kbd {
      display: none;
    }
  }
`;

export const Compared = styled.span`
  ${row({ inline: true, wrap: true, gap: '2 3' })}
  ${below(768, { order: 2, justify: 'space-between', flex: '1 0 100%' })}
`;
