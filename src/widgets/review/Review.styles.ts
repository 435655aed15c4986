import styled from 'styled-components';
import { below, stack } from '@/ui/Layout/look';

/** Queue, stage, facts; below one another on a phone, where the queue is a sheet. */
export const Layout = styled.div`
  ${stack({ columns: '240px minmax(0, 1fr) 320px', rows: 1, height: '100%', minHeight: 0 })}
  ${below(1321, { columns: '220px minmax(0, 1fr) 288px' })}
  ${below(768, { display: 'block', overflow: 'auto' })}
`;
