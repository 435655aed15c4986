import { memo, useEffect } from 'react';
import { segmentName, type Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { needsRequest, svgDataUrl, useStructureDrawing } from '@/features/structures';
import { Drawing, Instead } from './Report.styles';

/** How the request of a drawing ended. */
export type Outcome = 'drawn' | 'failed';

export interface ReportDrawingProps {
  readonly segment: Segment;
  readonly structure: Structure;
  /** Its turn has come, if the drawing has to be requested. */
  readonly mayAsk: boolean;
  /** Told of drawings that have to be requested. */
  readonly onSettled: (structure: Structure, outcome: Outcome) => void;
}

/** The drawing of a compound; where none can be had, its SMILES and why. */
export const ReportDrawing = memo(function ReportDrawing(props: ReportDrawingProps) {
  const { segment, structure, mayAsk, onSettled } = props;
  const { depiction, isLoading, failure } = useStructureDrawing(structure, { mayAsk });
  const outcome = outcomeOf({ mayAsk, isLoading, isDrawn: depiction !== undefined, failure });
  useEffect(() => {
    if (outcome && needsRequest(structure)) onSettled(structure, outcome);
  }, [onSettled, structure, outcome]);
  if (depiction !== undefined) {
    const alt = `Structure read from ${segmentName(segment)}: ${structure.smiles ?? 'without SMILES'}`;
    return (
      <Drawing>
        <img src={svgDataUrl(depiction)} alt={alt} />
      </Drawing>
    );
  }
  return (
    <Drawing aria-busy={outcome === undefined}>
      {outcome !== undefined && (
        <Instead>
          <code>{structure.smiles ?? 'No SMILES'}</code>
          {failure !== undefined && <small>Not drawn: {failure}</small>}
        </Instead>
      )}
    </Drawing>
  );
});

interface Request extends Pick<ReportDrawingProps, 'mayAsk'> {
  readonly isLoading: boolean;
  /** As requested, or with the drawing that came with the reading instead. */
  readonly isDrawn: boolean;
  readonly failure: string | undefined;
}

/** Undefined before its turn and while the services draw. */
function outcomeOf({ mayAsk, isLoading, isDrawn, failure }: Request): Outcome | undefined {
  if (!mayAsk || isLoading) return undefined;
  return isDrawn || failure === undefined ? 'drawn' : 'failed';
}
