import { useState } from 'react';
import { Columns } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { comparisonShown } from '@/features/inspector';
import { selectStructureOf } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Spacer } from '@/ui/Text/Text';
import { Callout, Layout, Main } from './Details.styles';
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
    <Callout>
      <span>Want to see how different engines perform on this structure?</span>
      <Spacer />
      <Button variant="primary" icon={Columns} onClick={() => dispatch(comparisonShown())}>
        Compare Across All Engines
      </Button>
    </Callout>
  );
}
