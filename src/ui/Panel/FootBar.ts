import styled from 'styled-components';
import { look, row } from '@/ui/Layout/look';

/** Below a text: what it says, and what can be done about it. */
export const FootBar = styled.div`
  ${row({ wrap: true, gap: '2px 2', pad: '4px 4', flex: 'none', minHeight: '36px' })}
  ${look({ ground: 'surface-1', size: 's', edge: 'top' })}

  > p {
    ${look({ flex: 1, minWidth: '12ch', breaks: true })}
  }
`;
