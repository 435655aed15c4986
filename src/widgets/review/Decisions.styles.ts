import styled from 'styled-components';
import { below, look, row, stack } from '@/ui/Layout/look';

export const DecisionBar = styled.div`
  ${row({ gap: 2, flex: 1, minHeight: '40px' })}
  /* Words of buttons fold away by its width, as in the page's columns. */
  container: column / inline-size;

  @media (max-width: 767px) {
    flex-wrap: wrap;
    gap: 4px;
    kbd {
      display: none;
    }
    /* In the wrappers of their tooltips. */
    > span > button {
      ${look({ gap: '1px', pad: '3px 2px', flex: '1 1 0', minHeight: '48px', size: 's' })}
      flex-direction: column;
    }
  }
`;

export const ProgressBox = styled.div`
  ${stack({ gap: '5px', width: '300px', size: 's', atEnd: true })}
  ${below(768, { order: -1, width: '100%' })}
`;
