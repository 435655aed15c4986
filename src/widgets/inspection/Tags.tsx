import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { selectReaderName } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Row, Stack } from '@/ui/Layout/Layout';
import { Tag } from '@/ui/Tag/Tag';
import { SectionTitle } from '@/ui/Text/Text';
import { selectIsChecked } from '@/widgets/segmentCard';

interface TagsProps {
  readonly segment: Segment;
  readonly structure: Structure;
}

/** In the words of docs/requirements/core.md 2.SEG.11. */
export function Tags({ segment, structure }: TagsProps) {
  const nameOf = useSelector(selectReaderName);
  const isCorrect = useSelectorWith(selectIsChecked, segment);
  return (
    <Stack as="section" $gap={2} $minWidth={0}>
      <SectionTitle>Tags</SectionTitle>
      <Row $wrap $gap={1} $align="normal">
        {structure.smiles !== undefined && <Tag>Using SMILES</Tag>}
        <Tag>{nameOf(structure)}</Tag>
        <Tag>CDK engine</Tag>
        {isCorrect && <Tag>Marked as correct</Tag>}
      </Row>
    </Stack>
  );
}
