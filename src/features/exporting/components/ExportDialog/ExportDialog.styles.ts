import styled from 'styled-components';
import { below, look, stack } from '@/ui/Layout/look';

/** Choices beside what they make; below one another on a phone. */
export const Layout = styled.div`
  ${stack({ columns: '320px minmax(0, 1fr)', rows: 1, height: '100%' })}
  ${below(768, { display: 'block', overflow: 'auto' })}
`;

/** What can be chosen of a file. */
export const Choices = styled.div`
  ${stack({ gap: 4, content: 'start' })}

  legend {
    margin-bottom: var(--s-1);
    ${look({ pad: 0, ink: 'text-2', size: 's', weight: 600 })}
  }
`;

export const Options = styled(Choices)`
  ${look({ pad: 4, overflow: 'auto', edge: 'right' })}

  @media (max-width: 767px) {
    overflow: visible;
    border-right: 0;
  }
`;

export const ColumnGrid = styled.div`
  ${stack({ gap: '0 3', columns: '1fr 1fr' })}

  @media (max-width: 767px) {
    label {
      min-height: 36px;
    }
  }
`;

export const FileName = styled.span`
  ${look({ minWidth: 0, ink: 'text-2', cut: true, notOnPhone: true })}
  font: var(--t-s) / var(--lh) var(--font-mono);
`;
