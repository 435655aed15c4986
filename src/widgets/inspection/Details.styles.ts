import styled from 'styled-components';
import { below, look, row, stack } from '@/ui/Layout/look';

export const Layout = styled.div`
  ${stack({ gap: 5, columns: 'minmax(0, 1fr) 320px', rows: 1, height: '100%' })}

  @media (max-width: 899px) {
    ${look({ columns: 1, rows: 'none', height: 'auto' })}
  }
`;

/** The figures take the height that is left by the tools and the link to the comparison. */
export const Main = styled.div`
  ${stack({ gap: 3, rows: 'minmax(180px, 1fr) auto auto', minWidth: 0, minHeight: 0 })}
  ${below(900, { rows: 'none' })}
`;

export const Row = styled.div`
  ${row({ wrap: true, gap: 2 })}

  /* No key hints on phones. */
  @media (max-width: 767px) {
    kbd {
      display: none;
    }
  }
`;
