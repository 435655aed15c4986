import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { hasStructure } from '@/domain/structure';
import { selectIdentifiersOf } from '@/features/identifiers';
import { KnownMark } from '@/features/known';
import { InMyArticles } from '@/features/library';
import { drawingShown } from '@/features/review';
import { selectStructureOf } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Row, Stack } from '@/ui/Layout/Layout';
import { Identity } from '@/widgets/inspection';
import { SideBySide } from './SideBySide';
import { FactsSection } from './CompoundFacts.styles';

/** What the structure is, where else the article shows it, who knows it, and what the reader remarked. */
export function StructureFacts({ segment }: { readonly segment: Segment }) {
  const dispatch = useDispatch();
  const structure = useSelectorWith(selectStructureOf, segment);
  const inchiKey = useSelectorWith(selectIdentifiersOf, structure)?.inchiKey;
  if (!structure || !hasStructure(structure)) return null;
  const { remarks = [] } = structure;
  return (
    <FactsSection>
      <Row $justify="space-between">
        <h3>Structure</h3>
        <KnownMark inchiKey={inchiKey} />
      </Row>
      <InMyArticles inchiKey={inchiKey} />
      <Identity
        segment={segment}
        structure={structure}
        onOpen={(id) => dispatch(drawingShown(id))}
      />
      <SideBySide segment={segment} />
      {remarks.length > 0 && (
        <>
          <h3>Remarks of the reader</h3>
          <Stack as="ul" $gap="3px" $size="s" $breaks>
            {[...new Set(remarks)].map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </Stack>
        </>
      )}
    </FactsSection>
  );
}
