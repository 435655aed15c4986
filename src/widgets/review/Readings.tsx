import { Check, Columns } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { comparisonShown, segmentOpened } from '@/features/inspector';
import { selectEngineLabel } from '@/features/recognition';
import { KeyHint, REVIEW_KEYS } from '@/features/shortcuts';
import { StructureDrawing } from '@/features/structures';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Ellipsis, Kbd, Spacer } from '@/ui/Text/Text';
import { Thumb } from './Queue.styles';
import { ReadingCard, ReadingsBox, ReadingsHead, ReadingText } from './Stage.styles';
import { useReadings, type EngineReading } from './useReadings';

/** What the engines read, if at least two of them wrote something else; a digit takes one. */
export function Readings({ segment }: { readonly segment: Segment }) {
  const { readings, take } = useReadings(segment);
  const read = readings.filter(({ version }) => version !== undefined);
  const differ = new Set(read.map(({ version }) => version?.smiles)).size > 1;
  return (
    <ReadingsBox>
      <ReadingsHead>
        <b>{differ ? 'The engines’ readings' : headOf(read)}</b>
        <Spacer />
        <CompareButton segment={segment} />
      </ReadingsHead>
      {differ && (
        <ol>
          {readings.map((reading, index) => (
            <li key={reading.engine}>
              <Reading reading={reading} digit={index + 1} onTake={() => take(index)} />
            </li>
          ))}
        </ol>
      )}
    </ReadingsBox>
  );
}

/** The same only where it can be told: by one SMILES. */
function headOf(read: readonly EngineReading[]): string {
  const { length: count } = read;
  if (count === 0) return 'No engine has read it';
  if (count === 1) return 'Read by one engine only';
  const isTold = read.every(({ version }) => version?.smiles !== undefined);
  return isTold ? `All ${count} engines read the same` : `Read by ${count} engines`;
}

function CompareButton({ segment: { id } }: { readonly segment: Segment }) {
  const dispatch = useDispatch();
  const compare = () => {
    dispatch(segmentOpened({ segmentId: id }));
    dispatch(comparisonShown());
  };
  return (
    <Button size="s" variant="quiet" icon={Columns} onClick={compare}>
      Compare in detail <KeyHint of={REVIEW_KEYS.compare} />
    </Button>
  );
}

interface ReadingProps {
  readonly reading: EngineReading;
  readonly digit: number;
  readonly onTake: () => void;
}

function Reading({ reading: { engine, version, isInUse }, digit, onTake }: ReadingProps) {
  const labelOf = useSelector(selectEngineLabel);
  return (
    <ReadingCard type="button" aria-pressed={isInUse} disabled={!version} onClick={onTake}>
      <Thumb>{version && <StructureDrawing structure={version} of={labelOf(engine)} />}</Thumb>
      <ReadingText>
        <b>
          {version && <Kbd>{digit}</Kbd>} {labelOf(engine)}
          {isInUse && (
            <Badge tone="info" icon={Check}>
              In use
            </Badge>
          )}
        </b>
        <Ellipsis>{version ? (version.smiles ?? 'without SMILES') : 'not read by it'}</Ellipsis>
      </ReadingText>
    </ReadingCard>
  );
}
