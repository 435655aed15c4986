import { Clock, OctagonAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { formatDuration } from '@/domain/duration';
import type { EngineId } from '@/domain/engines';
import type { StructureVersion } from '@/domain/structure';
import { truncateSmiles } from '@/domain/truncate';
import { isDrawnFromMolfile, useViewerDrawing } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { useNow } from '@/platform/useNow';
import { Icon } from '@/ui/Icon/Icon';
import { Column } from '@/ui/Layout/Layout';
import { Progress } from '@/ui/Progress/Progress';
import { Num } from '@/ui/Text/Text';
import type { EngineReading } from '../../comparison';
import { selectHighlight, selectUseCoordinates } from '../../comparison.selectors';
import { useReaderName } from './useReaderName';
import { Caption, EngineImage, PictureBox, State } from './EngineCard.styles';

const SECOND_MS = 1000;

interface EngineFigureProps {
  readonly segmentId: string;
  readonly engine: EngineId;
  readonly reading: EngineReading | undefined;
}

/** An engine's result for the drawing, or its progress. */
export function EngineFigure({ segmentId, engine, reading }: EngineFigureProps) {
  return (
    <Column as="figure" $overflow="hidden" $ink="text-2" $corners="radius-s" $paper>
      <PictureBox>
        <Content {...{ segmentId, engine, reading }} />
      </PictureBox>
      <Caption>
        <CaptionWords reading={reading} />
      </Caption>
    </Column>
  );
}

function Content({ segmentId, engine, reading }: EngineFigureProps) {
  const label = useReaderName(engine, reading);
  switch (reading?.status) {
    case 'loading':
      return <Reading label={label} startedAt={reading.startedAt} />;
    case 'done':
      return <EngineDrawing {...{ segmentId, label }} version={reading.version} />;
    case 'failed':
      return (
        <State $failed tabIndex={0} role="group" aria-label={`Error of ${label}`}>
          <Icon of={OctagonAlert} />
          <span>{reading.message}</span>
        </State>
      );
    case 'unavailable':
      return (
        <State>
          <b>Not available</b>
          <span>{reading.reason}</span>
        </State>
      );
    case undefined:
      return <State>Not yet recognised</State>;
  }
}

function Reading({ label, startedAt }: { readonly label: string; readonly startedAt: number }) {
  const now = useNow(SECOND_MS);
  return (
    <State>
      <Icon of={Clock} />
      <span>
        Recognising <Num>{formatDuration(now - startedAt)}</Num>
      </span>
      <Progress label={`${label} is reading the drawing`} />
    </State>
  );
}

interface EngineDrawingProps {
  readonly segmentId: string;
  /** The engine's. */
  readonly label: string;
  readonly version: StructureVersion;
}

/** The viewer's initial settings, so that the drawing is requested only once. */
const LOOK = { rotate: 0, unicolor: false, transparent: false } as const;

/** The plain drawing stays until the highlighted one is there. */
function useEngineDrawing(segmentId: string, version: StructureVersion) {
  const wantsCoordinates = useSelector(selectUseCoordinates);
  const highlight = useSelectorWith(selectHighlight, segmentId);
  const drawable = { ...version, useCoordinates: wantsCoordinates };
  const plain = useViewerDrawing(drawable, LOOK);
  const highlighted = useViewerDrawing(drawable, { ...LOOK, highlight });
  return highlighted.src === undefined ? plain : highlighted;
}

function EngineDrawing({ segmentId, label, version }: EngineDrawingProps) {
  const { src, isLoading, failure } = useEngineDrawing(segmentId, version);
  const { smiles } = version;
  if (src !== undefined) {
    const alt = `Structure read by ${label}: ${smiles ?? 'without SMILES'}`;
    return <EngineImage src={src} alt={alt} title={smiles} />;
  }
  if (isLoading) return <State>Drawing</State>;
  return (
    <State title={failure}>
      <span>Failed to generate structure depiction</span>
      {smiles !== undefined && <code>{truncateSmiles(smiles)}</code>}
    </State>
  );
}

function CaptionWords({ reading }: { readonly reading: EngineReading | undefined }) {
  const wantsCoordinates = useSelector(selectUseCoordinates);
  if (reading?.status !== 'done') return <>&nbsp;</>;
  const isAsDrawn = isDrawnFromMolfile({ ...reading.version, useCoordinates: wantsCoordinates });
  const layout = isAsDrawn ? 'In the orientation of the original' : 'Layout computed';
  return <span title={layout}>{layout}</span>;
}
