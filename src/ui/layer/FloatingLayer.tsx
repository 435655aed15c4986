import { useLayoutEffect, useRef } from 'react';
import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { placeBeside } from './placeBeside';
import type { Alignment, Side } from './placeBeside';

/** Undoes the browser's own centring of popovers. */
const Layer = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: transparent;
  color: inherit;
`;

/** An element, or a range of text. */
export type Anchor = Pick<Element, 'getBoundingClientRect'>;

interface FloatingLayerProps extends HTMLAttributes<HTMLDivElement> {
  readonly anchor: RefObject<Anchor | null>;
  readonly side?: Side;
  readonly alignment?: Alignment;
  /** A change of this value means that the size changed: the content is positioned again. */
  readonly placedFor?: number;
  /** Its first field has the focus as soon as it is shown; before that it can't. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/**
 * Content in the browser's top layer next to its anchor. It is never clipped by a scrolling column and,
 * because it stays in its place in the document, usable inside a modal dialog. Shown while mounted.
 */
export function FloatingLayer(props: FloatingLayerProps) {
  const {
    anchor,
    side = 'below',
    alignment = 'start',
    placedFor,
    takesFocus,
    children,
    ...rest
  } = props;
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Browsers without the popover attribute (before 2024) show the layer in the flow's stacking order.
    layer.current?.showPopover?.();
  }, []);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element || !anchor.current) return;
    const { left, top } = placeBeside({
      anchor: anchor.current.getBoundingClientRect(),
      floating: element.getBoundingClientRect(),
      viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
      side,
      alignment,
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [anchor, side, alignment, placedFor]);
  useLayoutEffect(() => {
    const field = takesFocus ? layer.current?.querySelector<HTMLElement>('input, textarea') : null;
    field?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Layer {...rest} popover="manual" ref={layer}>
      {children}
    </Layer>
  );
}
