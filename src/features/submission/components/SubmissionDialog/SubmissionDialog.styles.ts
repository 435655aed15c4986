import styled from 'styled-components';
import { below, row, stack } from '@/ui/Layout/look';

export const Layout = styled.div`
  ${stack({ gap: 6, columns: 'clamp(260px, 36%, 380px) minmax(0, 1fr)', foldsBelow: 768 })}
  ${below(900, { gap: 4 })}
`;

export const Side = styled.div`
  ${stack({ gap: 3, content: 'start', minWidth: 0 })}

  /* A focused control is not hidden behind the drawings, which stay in view (WCAG 2.4.11). */
  @media (min-width: 768px) {
    :is(button, a, input, [tabindex]) {
      scroll-margin-top: 200px;
    }
  }
`;

/** On phones, in a separate row below the title. */
export const DraftNote = styled.span`
  ${row({ inline: true, gap: '6px', ink: 'text-2', size: 's' })}
  ${below(768, { order: 2, flex: '1 0 100%' })}
`;
