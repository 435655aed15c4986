import { useState } from 'react';
import { Columns } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { comparisonShown } from '@/features/inspector';
import { selectStructureOf } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';
import { Spacer } from '@/ui/Text/Text';
import { Layout, Main } from './Details.styles';
import { Facts } from './Facts';
import { Figures } from './Figures';
import { overlayRefusal } from './overlayRefusal';
import { Tools } from './Tools';

interface DetailsProps {
  readonly segment: Segment;
  /** While its key is held. */
  readonly isOverlaid: boolean;
}

/** The original drawing next to what was read from it, and what is known about the reading. */
export function Details({ segment, isOverlaid }: DetailsProps) {
  const [isPinned, setIsPinned] = useState(false);
  const structure = useSelectorWith(selectStructureOf, segment);
  const refusal = structure && overlayRefusal(structure);
  const isOver = refusal === undefined && (isOverlaid || isPinned);
  return (
    <Layout>
      <Main>
        <Figures segment={segment} structure={structure} isOverlaid={isOver} />
        <Tools
          segment={segment}
          structure={structure}
          isOverlaid={isOver}
          overlayRefusal={refusal}
          onOverlay={setIsPinned}
        />
        <CompareCallout />
      </Main>
      <Facts segment={segment} structure={structure} />
    </Layout>
  );
}

function CompareCallout() {
  const dispatch = useDispatch();
  return (
    <Row $wrap $gap="2 3" $pad="2 3" $ground="surface-1" $corners="radius" $edge="all">
      <span>Want to see how different engines perform on this structure?</span>
      <Spacer />
      <Button variant="primary" icon={Columns} onClick={() => dispatch(comparisonShown())}>
        Compare Across All Engines
      </Button>
    </Row>
  );
}
