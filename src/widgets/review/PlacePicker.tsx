import { useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { pickedPlace } from '@/domain/pickedPlace';
import type { Structure } from '@/domain/structure';
import { PickedRing } from './Rings';
import type { Zoom } from './useZoom';

const Layer = styled.div`
  position: absolute;
  inset: 0;
  cursor: crosshair;
`;

/** px; a pointer that went further has moved the drawing. */
const STILL = 4;

interface PlacePickerProps {
  readonly structure: Structure | undefined;
  readonly zoom: Zoom;
}

/** Over a drawing in the picture's frame: a click on an atom or bond asks what is there. By keyboard, E edits. */
export function PlacePicker({ structure, zoom: { picked, pick } }: PlacePickerProps) {
  const down = useRef({ x: 0, y: 0 });
  if (!structure?.placement) return null;
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    if (Math.hypot(clientX - down.current.x, clientY - down.current.y) > STILL) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    pick({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const place = picked && pickedPlace(structure, picked);
  return (
    <Layer
      role="presentation"
      data-place-picker
      onPointerDown={({ clientX: x, clientY: y }) => (down.current = { x, y })}
      onClick={onClick}
    >
      {place && <PickedRing place={place} />}
    </Layer>
  );
}
