import { Check, Copy, RotateCcw } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { formatSeconds } from '@/domain/duration';
import type { EngineId } from '@/domain/engines';
import { SMILES_CARD_LENGTH, truncate } from '@/domain/truncate';
import { KeyHint, type KeyBinding } from '@/features/shortcuts';
import { smilesCopyRequested } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Muted, Num, Spacer } from '@/ui/Text/Text';
import type { EngineReading } from '../../comparison';
import { selectIsChosen, selectReading } from '../../comparison.selectors';
import { engineRetryRequested, engineSelected } from '../../comparison.slice';
import { CardFrame, CardHead, CardRow } from './EngineCard.styles';
import { EngineFigure } from './EngineFigure';
import { useReaderName } from './useReaderName';

interface EngineCardProps {
  readonly segmentId: string;
  readonly engine: EngineId;
  /** Chooses this engine's reading, where there is a key left for it. */
  readonly choosingKey: KeyBinding | undefined;
}

/** One engine's reading: the drawing, its SMILES, how long it took, and the choice of it. */
export function EngineCard({ segmentId, engine, choosingKey }: EngineCardProps) {
  const reading = useSelectorWith(selectReading, segmentId, engine);
  const isSelected = useSelectorWith(selectIsChosen, segmentId, engine);
  const label = useReaderName(engine, reading);
  return (
    <CardFrame aria-label={label} aria-current={isSelected}>
      <CardHead>
        <h3>{label}</h3>
        {choosingKey && <KeyHint of={choosingKey} />}
        <Spacer />
        <Coordinates reading={reading} />
      </CardHead>
      <EngineFigure {...{ segmentId, engine, reading }} />
      <ResultRow label={label} reading={reading} />
      <ChoiceButton {...{ engine, reading, isSelected }} />
    </CardFrame>
  );
}

interface PartProps {
  readonly engine: EngineId;
  readonly reading: EngineReading | undefined;
}

function Coordinates({ reading }: Pick<PartProps, 'reading'>) {
  if (reading?.status !== 'done') return null;
  if (reading.version.molfile === undefined) {
    return <Muted style={{ fontSize: 'var(--t-s)' }}>No coordinates</Muted>;
  }
  return (
    <Badge tone="info" icon={Check}>
      Coordinates Available
    </Badge>
  );
}

function ResultRow({ label, reading }: Pick<PartProps, 'reading'> & { label: string }) {
  const dispatch = useDispatch();
  if (reading?.status === 'failed') {
    return (
      <CardRow>
        <Spacer />
        <Muted as={Num}>{formatSeconds(reading.processingTime)}</Muted>
      </CardRow>
    );
  }
  if (reading?.status !== 'done') return <CardRow aria-hidden="true" />;
  const { smiles, processingTime } = reading.version;
  return (
    <CardRow>
      {smiles === undefined ? (
        <Muted>No SMILES</Muted>
      ) : (
        <>
          <code title={smiles}>{truncate(smiles, SMILES_CARD_LENGTH)}</code>
          <IconButton
            icon={Copy}
            size="s"
            label={`Copy SMILES of ${label}`}
            onClick={() => dispatch(smilesCopyRequested({ smiles }))}
          />
        </>
      )}
      <Spacer />
      {processingTime !== undefined && <Muted as={Num}>{formatSeconds(processingTime)}</Muted>}
    </CardRow>
  );
}

const whyNot = (reading: EngineReading | undefined): string =>
  reading?.status === 'unavailable'
    ? 'These services do not have this engine'
    : 'The engine has not given a result yet';

/** A reading is chosen; a failure can be tried again, alone. */
function ChoiceButton({ engine, reading, isSelected }: PartProps & { isSelected: boolean }) {
  const dispatch = useDispatch();
  if (reading?.status === 'failed') {
    return (
      <Button icon={RotateCcw} onClick={() => dispatch(engineRetryRequested(engine))}>
        Retry
      </Button>
    );
  }
  return (
    <Button
      icon={isSelected ? Check : undefined}
      aria-pressed={isSelected}
      disabledReason={reading?.status === 'done' ? undefined : whyNot(reading)}
      onClick={() => dispatch(engineSelected(engine))}
    >
      {isSelected ? 'Selected' : 'Select This Result'}
    </Button>
  );
}
