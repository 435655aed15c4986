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

/** What the engines read, if at least two of them read something else; a digit takes one. */
export function Readings({ segment }: { readonly segment: Segment }) {
  const { readings, take } = useReadings(segment);
  const read = readings.filter(({ version }) => version !== undefined);
  const differ = new Set(read.map(({ version }) => version?.smiles)).size > 1;
  return (
    <ReadingsBox>
      <ReadingsHead>
        <b>{differ ? 'The engines differ' : headOf(read.length)}</b>
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

function headOf(count: number): string {
  if (count === 0) return 'No engine has read it';
  return count === 1 ? 'Read by one engine only' : `All ${count} engines read the same`;
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
