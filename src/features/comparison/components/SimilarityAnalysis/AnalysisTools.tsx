import { ChevronDown, ChevronRight, FileText, RotateCcw, Shapes } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { selectCommon, selectIsAnalysing, selectShowsDetails } from '../../comparison.selectors';
import {
  analysisRequested,
  commonStructureRequested,
  detailsToggled,
  highlightToggled,
  reportOpened,
} from '../../comparison.slice';
import { Tools } from './SimilarityAnalysis.styles';

interface AnalysisToolsProps {
  readonly segmentId: string;
  /** Id of the element that 'Show Details' unfolds. */
  readonly detailsId: string;
}

export function AnalysisTools({ segmentId, detailsId }: AnalysisToolsProps) {
  const dispatch = useDispatch();
  const showsDetails = useSelector(selectShowsDetails);
  const isRunning = useSelectorWith(selectIsAnalysing, segmentId);
  return (
    <Tools>
      <HighlightButton segmentId={segmentId} />
      <Button
        size="s"
        icon={RotateCcw}
        busy={isRunning}
        onClick={() => dispatch(analysisRequested())}
      >
        {isRunning ? 'Running Analysis...' : 'Run Analysis'}
      </Button>
      <Button
        size="s"
        variant="quiet"
        icon={showsDetails ? ChevronDown : ChevronRight}
        aria-expanded={showsDetails}
        aria-controls={detailsId}
        onClick={() => dispatch(detailsToggled())}
      >
        {showsDetails ? 'Hide Details' : 'Show Details'}
      </Button>
      <Button size="s" variant="quiet" icon={FileText} onClick={() => dispatch(reportOpened())}>
        Full Report
      </Button>
    </Tools>
  );
}

/** Searches once; afterwards it toggles what was found. */
function HighlightButton({ segmentId }: Pick<AnalysisToolsProps, 'segmentId'>) {
  const dispatch = useDispatch();
  const common = useSelectorWith(selectCommon, segmentId);
  const isFound = common?.status === 'found';
  const isFinding = common?.status === 'finding';
  return (
    <Button
      size="s"
      icon={Shapes}
      busy={isFinding}
      aria-pressed={isFound ? common.isHighlighted : undefined}
      onClick={() => dispatch(isFound ? highlightToggled() : commonStructureRequested())}
    >
      {isFinding ? 'Finding MCS...' : 'Highlight Common Structure'}
    </Button>
  );
}
