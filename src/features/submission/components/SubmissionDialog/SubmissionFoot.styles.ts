import styled from 'styled-components';
import { below, look, row } from '@/ui/Layout/look';

/** The text takes the space left by the buttons; if that is too little, they are stacked. */
export const Foot = styled.div`
  ${row({ wrap: true, gap: '2 3', flex: 1, minWidth: 0 })}

  > [role='alert'] {
    flex: 1 0 100%;
  }
  /* Stays in the page so that screen readers announce its changes, but takes up no space. */
  > [role='alert']:empty {
    position: absolute;
  }
`;

export const Mend = styled.div<{ $isFault: boolean }>`
  ${row({ gap: '6px', flex: '1 1 240px', minWidth: 0, size: 's' })}
  color: var(--${({ $isFault }) => ($isFault ? 'danger' : 'text-2')});
`;

export const FieldLink = styled.button`
  ${look({ pad: '0 2px', minHeight: 'var(--control-s)' })}
  ${look({ ground: 'none', weight: 600, corners: 'radius-s', edge: 'none' })}
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
`;

export const Buttons = styled.div`
  ${row({ wrap: true, gap: 2, align: 'normal', justify: 'flex-end' })}
  ${below(768, { flex: '1 0 100%' })}
`;
