import styled from 'styled-components';
import { stack } from '@/ui/Layout/look';

export const NoteForm = styled.form`
  ${stack({ gap: 2, pad: 3, width: '280px', ground: 'surface-2', corners: 'radius', edge: 'all' })}
  box-shadow: var(--shadow-float);
`;
