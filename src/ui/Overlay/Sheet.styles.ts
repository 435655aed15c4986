import styled from 'styled-components';
import { look, stack } from '@/ui/Layout/look';
import { ROOM_AROUND } from './roomAround';

export const Box = styled.div`
  ${stack({ width: '100%', height: '100%', minHeight: 0, overflow: 'hidden', ground: 'inherit' })}
  place-items: center;
  /* Size containment isolates it for blending, so the background has to be part of it. */
  container-type: size;
`;

/** As large as the container allows with the picture's proportions; fills it until they are known. */
export const Fitted = styled.div<{ $ratio: number | undefined }>`
  position: relative;
  aspect-ratio: ${({ $ratio }) => $ratio ?? 'auto'};
  width: ${({ $ratio }) => ($ratio === undefined ? '100cqw' : `min(100cqw, ${$ratio} * 100cqh)`)};
  height: ${({ $ratio }) => ($ratio === undefined ? '100cqh' : 'auto')};
`;

export const Layer = styled.img<{ $opacity: number }>`
  ${look({ position: 'absolute', inset: 0, width: '100%', height: '100%' })}
  object-fit: contain;
  mix-blend-mode: multiply;
  opacity: ${({ $opacity }) => $opacity};
`;

/** The middle of it lies on the sheet. */
export const WideLayer = styled(Layer)`
  inset: ${-100 * ROOM_AROUND}%;
  width: ${100 + 200 * ROOM_AROUND}%;
  height: ${100 + 200 * ROOM_AROUND}%;
  max-width: none;
  /* A drag zooms or moves what is below. */
  pointer-events: none;
`;
