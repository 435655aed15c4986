import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { selectEngineLabel } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Tag } from '@/ui/Tag/Tag';
import { selectIsChecked } from '@/widgets/segmentStatus';
import { Block, SectionTitle, TagRow } from './Facts.styles';

interface TagsProps {
  readonly segment: Segment;
  readonly structure: Structure;
}

/** In the words of docs/requirements/core.md 2.SEG.11. */
export function Tags({ segment, structure: { smiles, engine } }: TagsProps) {
  const labelOf = useSelector(selectEngineLabel);
  const isCorrect = useSelectorWith(selectIsChecked, segment);
  return (
    <Block>
      <SectionTitle>Tags</SectionTitle>
      <TagRow>
        {smiles !== undefined && <Tag>Using SMILES</Tag>}
        <Tag>{labelOf(engine)}</Tag>
        <Tag>CDK engine</Tag>
        {isCorrect && <Tag>Marked as correct</Tag>}
      </TagRow>
    </Block>
  );
}
