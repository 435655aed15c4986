import { memo, type PointerEventHandler } from 'react';
import type { SegmentBox } from '@/domain/segment';
import type { PageBoxView } from '@/features/boxes';
import { Tooltip } from '@/ui/Tooltip/Tooltip';
import { boxStyle } from './boxStyle';
import { Outline, Tag } from './PageOutlines.styles';
import { nameOfBox, STATUS_LOOKS, tagOfBox } from './statusLooks';

export const BOX_ID = 'data-box';

interface BoxOutlineProps {
  readonly view: PageBoxView;
  /** Where it is shown, while it is being moved elsewhere. */
  readonly draft?: SegmentBox | undefined;
  readonly isChosen: boolean;
  readonly tabbable: boolean;
  readonly dragging?: Readonly<Record<string, PointerEventHandler>> | undefined;
}

/** The outline of one drawing; the page's layer handles its clicks and keys. */
export const BoxOutline = memo(function BoxOutline(props: BoxOutlineProps) {
  const { view, draft, isChosen, tabbable, dragging } = props;
  const { colour, line, width, fill } = STATUS_LOOKS[view.status];
  const name = nameOfBox(view);
  return (
    <Tooltip text={name}>
      <Outline
        {...{ [BOX_ID]: view.id }}
        {...dragging}
        type="button"
        aria-label={name}
        aria-current={isChosen || undefined}
        tabIndex={tabbable ? 0 : -1}
        data-status={view.status}
        data-movable={dragging ? '' : undefined}
        $colour={colour}
        $line={line}
        $width={width}
        $fill={fill}
        style={boxStyle(draft ?? view.box)}
      >
        <Tag $colour={colour} aria-hidden="true">
          {tagOfBox(view)}
        </Tag>
      </Outline>
    </Tooltip>
  );
});
