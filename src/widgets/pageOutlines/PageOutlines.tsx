import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import type { OutlineLayerProps } from '@/features/document';
import {
  selectBoxAnnouncement,
  selectChosenOn,
  selectOutlinesAreHidden,
} from '@/features/outlines';
import { selectSegmentById, type SegmentsRootState } from '@/article';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { revealIn } from './focusing';
import { Legend } from './Legend';
import { PageLayer } from './PageLayer';

/** Goes to the page of the drawing that was chosen by its card; once it is drawn, its outline is shown. */
function useReveal({ overlays, view, scroller }: OutlineLayerProps) {
  const chosenId = useSelector((state: Parameters<typeof selectChosenOn>[0]) =>
    selectChosenOn(state, 'card'),
  );
  const pageIndex = useSelector((state: SegmentsRootState) =>
    chosenId === null ? undefined : selectSegmentById(state, chosenId)?.box?.page,
  );
  const wanted = useRef<string | null>(null);
  const drawn = useRef(overlays);
  useEffect(() => {
    drawn.current = overlays;
  }, [overlays]);
  // Ahead of the effects of the pages, which tell of the outline where its page is drawn already.
  useLayoutEffect(() => {
    wanted.current = chosenId;
  }, [chosenId]);
  useEffect(() => {
    const isDrawn = drawn.current.some((one) => one.pageIndex === pageIndex);
    if (pageIndex !== undefined && !isDrawn) view?.goToPage(pageIndex + 1);
  }, [chosenId, pageIndex, view]);
  return useCallback(
    (id: string, outline: HTMLElement) => {
      // Once only: a page that is scrolled away and back must not jump.
      if (wanted.current !== id || !scroller.current) return;
      wanted.current = null;
      revealIn(scroller.current, outline);
    },
    [scroller],
  );
}

/** The outlines of the drawings on the pages that are drawn. */
export function PageOutlines(props: OutlineLayerProps) {
  const areHidden = useSelector(selectOutlinesAreHidden);
  const announcement = useSelector(selectBoxAnnouncement);
  const onShown = useReveal(props);
  return (
    <>
      {!areHidden &&
        props.overlays.map((overlay) =>
          createPortal(
            <PageLayer overlay={overlay} onShown={onShown} />,
            overlay.element,
            String(overlay.pageIndex),
          ),
        )}
      <Legend />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
