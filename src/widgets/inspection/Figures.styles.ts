import styled from 'styled-components';
import { below, look, row, stack } from '@/ui/Layout/look';
import { PicturePair } from '@/ui/Picture/Picture';
import { inDarkTheme } from '@/ui/styles/inDarkTheme';

export const Pair = styled(PicturePair)`
  grid-template-rows: minmax(0, 1fr);
  ${below(900, { height: 'clamp(180px, 44vh, 480px)' })}
  ${below(768, { height: '220px' })}
`;

export const Ground = styled.div`
  ${look({ pad: 2, minWidth: 0, minHeight: 0, overflow: 'hidden', ground: 'paper' })}

  /* Black lines become white on the dark theme's background. */
  ${inDarkTheme('&[data-transparent]', 'background: var(--surface-2); color-scheme: dark;')}
  ${inDarkTheme('&[data-transparent] img', 'filter: invert(1); mix-blend-mode: normal;')}
`;

export const Missing = styled.div`
  ${stack({ gap: 2, pad: 2, items: 'center', height: '100%' })}
  ${look({ ink: 'text-2', breaks: true, centred: true })}
  place-content: center;

  code {
    font: var(--t-s) / 1.4 var(--font-mono);
  }
`;

export const Caption = styled.figcaption`
  ${row({ gap: '2px', pad: '0 2', minWidth: 0, minHeight: 'calc(var(--control-s) + 4px)' })}
  ${look({ ink: 'text-2', ground: 'surface-1', size: 'xs', nowrap: true })}
  border-top: 1px solid var(--paper-line);

  > span:first-child {
    flex: 1;
  }
`;

/** Only if the background could be dark. */
export const InDarkTheme = styled.span`
  display: none;
  ${inDarkTheme('&', 'display: contents;')}
`;
