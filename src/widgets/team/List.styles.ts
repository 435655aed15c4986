import styled from 'styled-components';
import { below, look, row, stack } from '@/ui/Layout/look';

/** What chooses among the rows below. */
export const Bar = styled.div`
  ${row({ wrap: true, gap: 3, pad: '3 4', edge: 'bottom' })}
  ${below(768, { padInline: 3 })}

  > input {
    flex: 1 1 180px;
    max-width: 360px;
  }
`;

/** With a field whose name is above it. */
export const BarOfField = styled(Bar)`
  align-items: end;

  > label {
    min-height: 32px;
  }
`;

export const List = styled.ul`
  > li {
    border-bottom: 1px solid var(--border);
  }
`;

export const Item = styled.li`
  ${stack({ gap: '1 4', pad: '2 4', columns: 'minmax(0, 3fr) minmax(0, 1fr) minmax(164px, auto)', align: 'center' })}
  ${below(768, { columns: 'minmax(0, 1fr) auto', padInline: 3 })}

  > :last-child {
    justify-self: end;
  }
  @media (max-width: 767px) {
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Words = styled.div`
  ${stack({ gap: '1px', minWidth: 0, ink: 'text-2', size: 's' })}
  overflow-wrap: anywhere;

  b {
    ${look({ ink: 'text', size: 'm', weight: 600 })}
  }
  p {
    ${look({ ink: 'text', size: 'm' })}
  }
`;

export const Foot = styled.div`
  ${row({ gap: 3, pad: '3 4', ink: 'text-2' })}
`;

export const Heading = styled.h2`
  ${look({ pad: '3 4 1', size: 'm', weight: 600 })}
`;
