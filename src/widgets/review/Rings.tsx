import styled from 'styled-components';
import { ringOf, type Doubt } from '@/domain/doubt';
import { look } from '@/ui/Layout/look';
import { RING } from './useZoom';

/** px; smaller ones are overlooked. */
const LEAST_WIDTH = 24;

const Ring = styled.span<{ $isCurrent: boolean; $isMuted: boolean }>`
  position: absolute;
  display: block;
  aspect-ratio: 1;
  border: ${({ $isCurrent }) => ($isCurrent ? 4 : 2)}px
    ${({ $isMuted }) => ($isMuted ? 'dotted' : 'solid')} var(--warning);
  border-radius: 50%;
  background: color-mix(
    in srgb,
    var(--warning) ${({ $isMuted }) => ($isMuted ? 0 : 14)}%, transparent
  );
  transform: translate(-50%, -50%);
  pointer-events: none;

  /* Number and shape tell it apart without its colour. */
  &::after {
    ${look({ position: 'absolute', ink: 'warning', size: 's', weight: 600 })}
    top: 0;
    left: calc(100% + 4px);
    content: attr(data-number);
  }
`;

/** Percent. */
const WHOLE = { width: 100, height: 100 };

const styleOf = (place: Doubt) => {
  const { x, y, radius } = ringOf(place, WHOLE, 0);
  return { left: `${x}%`, top: `${y}%`, width: `max(${LEAST_WIDTH}px, ${2 * radius}%)` };
};

/** Around an atom or bond that was pointed at. */
export const PickedRing = ({ place }: { readonly place: Doubt }) => (
  <Ring aria-hidden="true" $isCurrent $isMuted={false} style={styleOf(place)} />
);

interface RingsProps {
  readonly doubts?: readonly Doubt[] | undefined;
  /** The number of the one in the middle, from 1. */
  readonly current: number | undefined;
  /** A person has judged the drawing since. */
  readonly isMuted: boolean;
}

/**
 * Numbered rings around the doubtful places, over a drawing in the picture's frame. Hidden from assistive
 * technology: the line below says each in words.
 */
export function Rings({ doubts = [], current, isMuted }: RingsProps) {
  return doubts.map((doubt, index) => (
    <Ring
      key={`${doubt.kind} ${doubt.x} ${doubt.y}`}
      aria-hidden="true"
      data-number={index + 1}
      {...{ [RING]: index + 1 }}
      $isCurrent={index + 1 === current}
      $isMuted={isMuted}
      style={styleOf(doubt)}
    />
  ));
}
