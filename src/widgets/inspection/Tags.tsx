import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { selectReaderName } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Tag } from '@/ui/Tag/Tag';
import { selectIsChecked } from '@/widgets/segmentStatus';
import { Block, SectionTitle, TagRow } from './Facts.styles';

interface TagsProps {
  readonly segment: Segment;
  readonly structure: Structure;
}

/** In the words of docs/requirements/core.md 2.SEG.11. */
export function Tags({ segment, structure }: TagsProps) {
  const nameOf = useSelector(selectReaderName);
  const isCorrect = useSelectorWith(selectIsChecked, segment);
  return (
    <Block>
      <SectionTitle>Tags</SectionTitle>
      <TagRow>
        {structure.smiles !== undefined && <Tag>Using SMILES</Tag>}
        <Tag>{nameOf(structure)}</Tag>
        <Tag>CDK engine</Tag>
        {isCorrect && <Tag>Marked as correct</Tag>}
      </TagRow>
    </Block>
  );
}
