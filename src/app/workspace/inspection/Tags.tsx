import { useSelector } from 'react-redux';
import { engineLabel } from '@/domain/engines';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { Tag } from '@/ui/Tag/Tag';
import { selectIsChecked, type CurationRootState } from '../structures/selectStatus';
import { Block, SectionTitle, TagRow } from './Facts.styles';

interface TagsProps {
  readonly segment: Segment;
  readonly structure: Structure;
}

/** In the words of the core specification, section 2, Segment detail modal. */
export function Tags({ segment, structure: { smiles, engine } }: TagsProps) {
  const isCorrect = useSelector((state: CurationRootState) => selectIsChecked(state, segment));
  return (
    <Block>
      <SectionTitle>Tags</SectionTitle>
      <TagRow>
        {smiles !== undefined && <Tag>Using SMILES</Tag>}
        <Tag>{engineLabel(engine)}</Tag>
        <Tag>CDK engine</Tag>
        {isCorrect && <Tag>Marked as correct</Tag>}
      </TagRow>
    </Block>
  );
}
