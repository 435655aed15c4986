import { useEffect, useRef, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import type { PageBoxView } from '@/features/boxes';
import {
  selectChosenId,
  selectChosenOn,
  selectIsDrawing,
  type OutlinesRootState,
} from '@/features/outlines';
import type { PageOverlay } from '@/platform/pdfs';
import { Box } from '@/ui/Layout/Layout';
import { BOX_ID } from './BoxOutline';
import { BoxPlace } from './BoxPlace';
import { BoxTools } from './BoxTools';
import { DrawSurface } from './DrawSurface';
import { outlineOf } from './focusing';
import { Layer, ON_WHITE } from './PageOutlines.styles';
import { useBoxActs, type BoxActs } from './useBoxActs';
import { useBoxesOfPage } from './useBoxesOfPage';
import { useBoxKeys } from './useBoxKeys';
import { useLayerFocus } from './useLayerFocus';
import { usePage } from './usePage';

interface Ref {
  readonly current: HTMLElement | null;
}

/** The chosen drawing, if it is on this page. */
function useChosen(boxes: readonly PageBoxView[]) {
  const isHere = (id: string | null) => boxes.some((one) => one.id === id);
  const id = useSelector((state: OutlinesRootState) => {
    const chosenId = selectChosenId(state);
    return isHere(chosenId) ? chosenId : null;
  });
  const isOnPage = useSelector((state: OutlinesRootState) => selectChosenOn(state, 'page') === id);
  const isElsewhere = useSelector((state: OutlinesRootState) => {
    const chosenId = selectChosenId(state);
    return chosenId !== null && !isHere(chosenId);
  });
  const chosen = boxes.find((one) => one.id === id);
  return { chosen, isOnPage: chosen !== undefined && isOnPage, isElsewhere };
}

/** What was drawn, merged or split gets the focus that its tools had, as does a box that was not. */
function useFocusOnChosen(layer: Ref, id: string | undefined, mode: BoxActs['mode']) {
  useEffect(() => {
    // The line that splits takes the focus itself.
    if (mode === 'splitting') return;
    const { activeElement, body } = document;
    const isLost = activeElement === body || layer.current?.contains(activeElement) === true;
    if (id !== undefined && isLost) outlineOf(layer.current, id)?.focus({ preventScroll: true });
  }, [id, layer, mode]);
}

function useTellShown(layer: Ref, id: string | undefined, onShown: PageLayerProps['onShown']) {
  useEffect(() => {
    const outline = id === undefined ? undefined : outlineOf(layer.current, id);
    if (id !== undefined && outline) onShown(id, outline);
  }, [id, layer, onShown]);
}

const idOfOutline = (target: EventTarget) =>
  target instanceof Element
    ? (target.closest(`[${BOX_ID}]`)?.getAttribute(BOX_ID) ?? undefined)
    : undefined;

interface PageLayerProps {
  readonly overlay: PageOverlay;
  /** Told when the page has the outline of the drawing that was chosen by its card. */
  readonly onShown: (id: string, outline: HTMLElement) => void;
}

/** The outlines of one page, which follow the zoom without being rendered. */
export function PageLayer({ overlay, onShown }: PageLayerProps) {
  const page = usePage(overlay);
  const layer = useRef<HTMLDivElement>(null);
  const boxes = useBoxesOfPage(overlay.pageIndex);
  const { chosen, isOnPage, isElsewhere } = useChosen(boxes);
  const isDrawing = useSelector(selectIsDrawing);
  const acts = useBoxActs(boxes, chosen);
  const { onKeyDown, remove } = useBoxKeys({ page, layer, boxes, chosen, acts });
  useFocusOnChosen(layer, isOnPage ? chosen?.id : undefined, acts.mode);
  const { tabbableId, handlers } = useLayerFocus(layer, boxes, isElsewhere);
  useTellShown(layer, isOnPage ? undefined : chosen?.id, onShown);
  const onClick = ({ target }: MouseEvent) => {
    const id = idOfOutline(target);
    if (id !== undefined) acts.choose(id);
  };
  const tools = isOnPage && !isDrawing ? chosen : undefined;
  return (
    <Layer
      ref={layer}
      style={{ height: `calc(var(--scale-factor) * ${overlay.height}px)` }}
      {...{ ...handlers, onKeyDown, onClick }}
    >
      <Box $contents {...ON_WHITE} role="group" aria-label={`Drawings on page ${page.index + 1}`}>
        {boxes.map((view) => (
          <BoxPlace
            key={view.id}
            {...{ view, page }}
            isChosen={view.id === chosen?.id}
            tabbable={view.id === tabbableId}
            moving={view.id === tools?.id && acts.mode === 'idle' ? acts : undefined}
          />
        ))}
      </Box>
      {tools && <BoxTools {...{ page, acts }} view={tools} onDelete={() => remove(tools.id)} />}
      {isDrawing && <DrawSurface page={page} />}
    </Layer>
  );
}
