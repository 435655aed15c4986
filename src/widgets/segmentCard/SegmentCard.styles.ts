import styled from 'styled-components';
import { column, look, row } from '@/ui/Layout/look';
import { PicturePair } from '@/ui/Picture/Picture';

export const Card = styled.div`
  ${column({ position: 'relative', pad: '0 1', height: '100%', minWidth: 0 })}
  ${look({ ground: 'surface-2', corners: 'radius', edge: 'all' })}

  &:hover {
    border-color: var(--border-control);
  }
  &[data-selected] {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }
  &[data-doubtful] {
    border-top: 2px solid var(--warning);
  }
  /* Words of the text are over it, and would become its name. */
  &[data-word-target] {
    outline: 2px dashed var(--accent);
    outline-offset: -2px;
    background: var(--accent-tint);
  }
  /* Pointed out on its page; a selected card keeps its frame. */
  &[aria-current]::before {
    ${look({ position: 'absolute', inset: '6px auto 6px 0', width: '3px', ground: 'focus' })}
    border-radius: 0 2px 2px 0;
    content: '';
  }
`;

export const OpenButton = styled.button`
  ${look({ pad: '0 2px', minWidth: 'var(--control-s)', minHeight: 'var(--control-s)' })}
  ${look({ ground: 'none', weight: 600, corners: 'radius-s', edge: 'none', num: true })}
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

/** One line is seen: what does not fit whole beside the compound's name wraps below it. */
export const TitleLine = styled.span`
  ${row({ wrap: true, gap: '0 2', align: 'normal', flex: 1, height: '20px', minWidth: 0, overflow: 'hidden' })}
  line-height: 20px;

  > * {
    max-width: 100%;
  }
`;

/** Original next to result. */
export const Pair = styled(PicturePair)`
  flex: 1;
  min-height: 0;

  img {
    cursor: zoom-in;
  }
`;

export const Figure = styled.div`
  ${look({ pad: '2px', minWidth: 0, minHeight: 0, overflow: 'hidden', ink: 'text-2' })}

  &:first-child {
    background: var(--surface-1);
  }
`;

export const Foot = styled.div`
  ${row({ gap: 2, pad: '0 0 0 6px', flex: 'none', height: '26px', ink: 'text-2', size: 's' })}

  &[data-at-end] {
    justify-content: flex-end;
  }
`;

/** Out of sight until the card is pointed at or holds the focus; always there for a finger. */
export const Acts = styled.span`
  display: contents;

  @media (hover: hover) {
    button {
      opacity: 0;
    }
    ${Card}:is(:hover, :focus-within) & button {
      opacity: 1;
    }
  }
`;

export const Doubt = styled.span`
  ${row({ inline: true, gap: '4px', justify: 'center', flex: 'none', height: 'var(--control-s)', minWidth: 'var(--control-s)' })}
  ${look({ ink: 'warning' })}
`;
