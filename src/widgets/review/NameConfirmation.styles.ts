import styled from 'styled-components';
import { look, row } from '@/ui/Layout/look';
import { QueueThumb } from './Queue.styles';

export const NameTools = styled.div`
  ${row({ wrap: true, gap: '6px 2' })}

  > p {
    flex: 1;
    min-width: 120px;
  }
`;

export const NamedThumb = styled(QueueThumb)`
  ${look({ width: '112px', height: '84px' })}
`;
