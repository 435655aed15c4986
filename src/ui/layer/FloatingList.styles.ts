import styled from 'styled-components';
import { look } from '@/ui/Layout/look';

/** The look of a list in a `FloatingLayer`; each sets its own maximum height. */
export const FloatingList = styled.ul`
  ${look({ pad: '4px', maxWidth: 'calc(100vw - 16px)', overflow: 'auto' })}
  ${look({ ink: 'text', ground: 'surface-2', corners: 'radius-l', edge: 'all' })}
  box-shadow: var(--shadow-float);
`;
