import { memo } from 'react';
import { labelText } from '@/domain/labels';
import { Tag } from '@/ui/Tag/Tag';
import { Ellipsis, Muted, Num } from '@/ui/Text/Text';
import type { AnnotationGroup } from '../../annotationGroups';
import { labelColour } from '../../labelColour';
import { RowButton } from './AnnotationList.styles';

interface AnnotationRowProps {
  readonly group: AnnotationGroup;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  readonly onPick: (group: AnnotationGroup) => void;
}

/** Rows of which nothing changed are not rendered again: an article has several hundred. */
export const AnnotationRow = memo(function AnnotationRow(props: AnnotationRowProps) {
  const { group, isCurrent, isTabStop, onPick } = props;
  const { label, text, indices } = group;
  return (
    <li>
      <RowButton
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onPick(group)}
      >
        <Tag colour={labelColour(label)} title={labelText(label)}>
          {labelText(label)}
        </Tag>
        <Ellipsis title={text}>{text}</Ellipsis>
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
