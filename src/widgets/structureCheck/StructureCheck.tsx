import { ShieldCheck } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { FindingRow } from '@/domain/checks/structureCheck';
import { selectStructureCheck } from '@/features/checks';
import { selectUnidentifiedCount } from '@/features/identifiers';
import { drawingShown, selectReviewedId, viewShown } from '@/features/review';
import { counted } from '@/lib/counted';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Column, Row, Text } from '@/ui/Layout/Layout';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { FindingList } from './FindingList';
import { findingsInWords, unseenInWords, WHAT_IS_CHECKED } from './findingWords';

/** Everything that an approval would tell of the article's structures, in one list. */
export function StructureCheck() {
  const dispatch = useDispatch();
  const { checked, rows } = useSelector(selectStructureCheck);
  const unseen = unseenInWords(useSelector(selectUnidentifiedCount));
  const reviewedId = useSelector(selectReviewedId);
  const words = `${counted(checked, 'structure')} checked: ${findingsInWords(rows) || 'nothing found'}.`;
  const open = ({ id }: FindingRow) => {
    dispatch(drawingShown(id));
    dispatch(viewShown('drawings'));
  };
  return (
    <Column $height="100%" $minHeight={0}>
      <Row as="header" $wrap $gap="1 3" $pad="1 4" $edge="bottom" $ground="surface-1">
        <Text as="h2" $size="m">
          Structure check
        </Text>
        <Text $ink="text-2" $size="s">
          {words} {unseen}
        </Text>
      </Row>
      <LiveRegion>{words}</LiveRegion>
      {rows.length > 0 ? (
        <FindingList rows={rows} beginsWith={({ id }) => id === reviewedId} onOpen={open} />
      ) : (
        <Nothing checked={checked} unseen={unseen} />
      )}
    </Column>
  );
}

interface NothingProps {
  readonly checked: number;
  /** Of which structures less was checked. */
  readonly unseen: string;
}

function Nothing({ checked, unseen }: NothingProps) {
  if (checked === 0) {
    return (
      <EmptyState icon={ShieldCheck} title="No structure to check">
        No drawing has a structure yet, or each was rejected.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={ShieldCheck}
      title={`Nothing found in ${counted(checked, 'structure')}${unseen === '' ? '' : ' so far'}`}
    >
      {WHAT_IS_CHECKED} {unseen}
    </EmptyState>
  );
}
