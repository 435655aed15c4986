import { memo } from 'react';
import { movedBox, type PagePoint } from '@/domain/boxGeometry';
import type { PageBoxView } from '@/features/boxes';
import { BoxOutline } from './BoxOutline';
import type { BoxActs } from './useBoxActs';
import { useDrag } from './useDrag';
import type { Page } from './usePage';

interface BoxPlaceProps {
  readonly view: PageBoxView;
  readonly page: Page;
  readonly isChosen: boolean;
  readonly tabbable: boolean;
  /** Only of the chosen box, which can be dragged. */
  readonly moving: BoxActs | undefined;
}

/** Where the outline of a drawing is, or is being dragged to. */
export const BoxPlace = memo(function BoxPlace(props: BoxPlaceProps) {
  const { view, page, isChosen, tabbable, moving } = props;
  const moved = (from: PagePoint, to: PagePoint) =>
    movedBox(view.box, { x: to.x - from.x, y: to.y - from.y }, page.size);
  const dragging = useDrag(page, {
    onDrag: (from, to) => moving?.draw(moved(from, to)),
    onDrop: (from, to) => moving?.keep(moved(from, to)),
    onCancel: () => moving?.draw(undefined),
  });
  return (
    <BoxOutline
      {...{ view, isChosen, tabbable }}
      draft={moving?.draftBox}
      dragging={moving && dragging}
    />
  );
});
