import styled from 'styled-components';
import { below, look, row } from '@/ui/Layout/look';

/** The title of a page of articles, and what can be done with all of them. */
export const SheetBar = styled.div`
  ${row({ position: 'sticky', wrap: true, gap: 2, pad: '1 4 1 2', minHeight: '44px' })}
  ${look({ ground: 'surface-1', edge: 'bottom' })}
  top: 0;
  z-index: 2;

  h1 {
    font-size: var(--t-xl);
    outline: none;
  }
  /* What is said gives way to what is done. */
  @media (min-width: 1200px) {
    flex-wrap: nowrap;
  }
  ${below(768, { position: 'static', padInline: 3 })}
`;
