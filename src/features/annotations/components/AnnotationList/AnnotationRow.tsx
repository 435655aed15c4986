import { memo } from 'react';
import { labelText } from '@/domain/labels';
import { groupState } from '../../annotationWording';
import { Tag } from '@/ui/Tag/Tag';
import { Ellipsis, Muted, Num } from '@/ui/Text/Text';
import type { AnnotationGroup } from '../../annotationGroups';
import { labelColour } from '../../labelColour';
import { RowButton } from './AnnotationList.styles';

interface AnnotationRowProps {
  readonly group: AnnotationGroup;
  /** Index of the row, from 0. */
  readonly index: number;
  readonly total: number;
  /** Distance from the top of the first row in CSS pixels. */
  readonly top: number;
  /** Ref to the row's element. */
  readonly measure: (row: HTMLLIElement | null) => void;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  readonly onPick: (group: AnnotationGroup) => void;
}

/** Unchanged rows are not rerendered while the list is scrolled. */
export const AnnotationRow = memo(function AnnotationRow(props: AnnotationRowProps) {
  const { group, index, total, top, measure, isCurrent, isTabStop, onPick } = props;
  const { label, text, indices } = group;
  const state = groupState(group);
  return (
    <li
      ref={measure}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      style={{ transform: `translateY(${top}px)` }}
    >
      <RowButton
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? 'true' : undefined}
        data-doubtful={group.doubtful > 0 ? '' : undefined}
        onClick={() => onPick(group)}
      >
        <Tag colour={labelColour(label)} title={labelText(label)}>
          {labelText(label)}
        </Tag>
        <Ellipsis title={text}>{text}</Ellipsis>
        <Muted title={state.long || undefined}>{state.short}</Muted>
        <Muted
          as={Num}
          title={indices.length > 1 ? `${indices.length} times in the text` : undefined}
        >
          {indices.length > 1 && `×${indices.length}`}
        </Muted>
      </RowButton>
    </li>
  );
});
