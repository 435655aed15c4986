import styled from 'styled-components';
import { below, look } from '@/ui/Layout/look';

/** At the lower right; `useClearance` lifts it above what must not be covered. */
export const Region = styled.div`
  ${look({ position: 'fixed', inset: 'auto 4 40px auto', pad: 0, margin: 0, width: 'min(340px, 100vw - 24px)', overflow: 'visible' })}
  ${look({ ink: 'inherit', ground: 'transparent', size: 'm', edge: 'none' })}
  z-index: 30;

  [data-id] {
    margin-top: var(--s-2);
  }
  ${below(768, { inset: 'auto 12px 12px auto' })}
`;
