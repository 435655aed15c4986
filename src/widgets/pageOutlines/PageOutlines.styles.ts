import styled from 'styled-components';
import { look } from '@/ui/Layout/look';

/** Lies on a page without being in the way of its text. */
export const Layer = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  pointer-events: none;
`;

/** For what lies on a page, which is white in both themes: the colours of the light one. */
export const ON_WHITE = { 'data-theme': 'light' };

export const Outline = styled.button<{
  $colour: string;
  $line: string;
  $width: number;
  $fill: number;
}>`
  position: absolute;
  padding: 0;
  border: ${({ $width, $line, $colour }) => `${$width}px ${$line} ${$colour}`};
  border-radius: 1px;
  background: color-mix(in srgb, ${({ $colour }) => $colour} ${({ $fill }) => $fill}%, transparent);
  cursor: pointer;
  pointer-events: auto;

  &[data-status='rejected'] {
    background: linear-gradient(
      to top right,
      transparent calc(50% - 1px),
      var(--text-2) calc(50% - 1px) calc(50% + 1px),
      transparent calc(50% + 1px)
    );
  }
  &:hover {
    box-shadow: 0 0 0 1px ${({ $colour }) => $colour};
  }
  &[aria-current] {
    box-shadow:
      0 0 0 2px var(--page),
      0 0 0 4px var(--accent);
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  /* A chosen box is dragged, which a finger would otherwise scroll. */
  &[data-movable] {
    cursor: move;
    touch-action: none;
  }
  /* The whole box answers to a finger, small ones beyond their edges. */
  &::after {
    ${look({ position: 'absolute', inset: '50%', minWidth: '24px', minHeight: '24px' })}
    transform: translate(-50%, -50%);
    content: '';
  }
`;

/** Number and sign, at the outline's upper left. */
export const Tag = styled.span<{ $colour: string }>`
  ${look({ position: 'absolute', pad: '0 4px' })}
  ${look({ ink: 'page', size: 'xs', weight: 600, num: true, nowrap: true })}
  bottom: 100%;
  left: -1px;
  border-radius: 2px 2px 0 0;
  background: ${({ $colour }) => $colour};
  line-height: 1.3;
`;

/** Being drawn or moved. */
export const Draft = styled.div`
  position: absolute;
  border: 2px dashed var(--focus);
  background: color-mix(in srgb, var(--focus) 10%, transparent);
`;

export const Grip = styled.span<{ $cursor: string }>`
  ${look({ position: 'absolute', width: '8px', height: '8px', ground: 'page' })}
  border: 1.5px solid var(--focus);
  transform: translate(-50%, -50%);
  cursor: ${({ $cursor }) => $cursor}-resize;
  pointer-events: auto;
  touch-action: none;

  &::after {
    position: absolute;
    inset: -6px;
    content: '';
  }
  @media (any-pointer: coarse) {
    &::after {
      inset: -14px;
    }
  }
`;

export const Surface = styled.div`
  position: absolute;
  inset: 0;
  cursor: crosshair;
  pointer-events: auto;
  touch-action: none;

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

export const Cut = styled.div`
  position: absolute;
  border: 0 dashed var(--focus);
  pointer-events: none;

  &[data-direction='upright'] {
    border-left-width: 2px;
  }
  &[data-direction='level'] {
    border-top-width: 2px;
  }
`;
