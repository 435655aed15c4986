import { Check, Columns } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { BEST_OF_ALL } from '@/domain/engines';
import type { Segment } from '@/domain/segment';
import { comparisonShown, segmentOpened } from '@/features/inspector';
import {
  recognitionRetryRequested,
  selectIsRunning,
  selectProgramName,
  selectReaderName,
  selectReaders,
} from '@/features/recognition';
import { selectIdentifiersOf } from '@/features/identifiers';
import { KeyHint, REVIEW_KEYS } from '@/features/shortcuts';
import { StructureDrawing } from '@/features/structures';
import type { StructureVersion } from '@/domain/structure';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Formula } from '@/ui/Formula/Formula';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Ellipsis, Kbd, Spacer } from '@/ui/Text/Text';
import { QueueThumb } from './Queue.styles';
import { ReadingDifference } from './ReadingDifference';
import { ReadingCard, ReadingsBox, ReadingsHead, ReadingText } from './Readings.styles';
import { alikeInWords } from './alikeInWords';
import { useReadingNames, useReadings, type EngineReading } from './useReadings';

/** What the engines read, if at least two of them wrote something else; a digit takes one. */
export function Readings({ segment }: { readonly segment: Segment }) {
  const { readings, standing, take } = useReadings(segment);
  const read = readings.filter(({ version }) => version !== undefined);
  const names = useReadingNames(readings);
  const differ = new Set(names.filter((name) => name !== undefined)).size > 1;
  return (
    <ReadingsBox>
      <ReadingsHead>
        <b>{differ ? 'The engines differ' : headOf(read, readings.length)}</b>
        {differ && <span>{alikeInWords(names)}</span>}
        {read.length === 1 && <ReadWithOthers id={segment.id} />}
        <Spacer />
        <CompareButton segment={segment} />
      </ReadingsHead>
      {differ && (
        <ol>
          {readings.map((reading, index) => (
            <li key={reading.engine}>
              <Reading
                reading={reading}
                standing={standing}
                digit={index + 1}
                onTake={() => take(index)}
              />
            </li>
          ))}
        </ol>
      )}
    </ReadingsBox>
  );
}

const COUNTS = ['No', 'One', 'Two', 'Three'];
const inWords = (count: number): string => COUNTS[count] ?? String(count);

function headOf({ length: count }: readonly EngineReading[], engines: number): string {
  if (count === 0) return 'No engine has read it';
  if (count === 1) return 'Read by one engine only';
  const who = count === engines ? `All ${inWords(count).toLowerCase()}` : inWords(count);
  return `${who} engines read the same`;
}

/** Asks the engines that have not read it; what it reads now stays as a version. */
function ReadWithOthers({ id }: { readonly id: string }) {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectIsRunning);
  const readers = useSelector(selectReaders);
  const isOffered = readers.some(({ id: one, available }) => one === BEST_OF_ALL && available);
  if (!isOffered) return null;
  return (
    <Button
      size="s"
      busy={isRunning}
      onClick={() => dispatch(recognitionRetryRequested({ ids: [id], engine: BEST_OF_ALL }))}
    >
      Read with the others
    </Button>
  );
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
  /** What is in use, whoever read or drew it. */
  readonly standing: StructureVersion | undefined;
  readonly digit: number;
  readonly onTake: () => void;
}

function Reading({ reading, standing, digit, onTake }: ReadingProps) {
  const { engine, version, isInUse } = reading;
  const nameOf = useSelector(selectReaderName);
  const programOf = useSelector(selectProgramName);
  const name = version ? nameOf(version) : programOf(engine);
  return (
    <ReadingCard type="button" aria-pressed={isInUse} disabled={!version} onClick={onTake}>
      <QueueThumb>{version && <StructureDrawing structure={version} of={name} />}</QueueThumb>
      <ReadingText>
        <b>
          <span>
            {version && <Kbd>{digit}</Kbd>} {name}
          </span>
          {isInUse && (
            <Badge tone="info" icon={Check}>
              In use
            </Badge>
          )}
        </b>
        {version && standing && !isInUse && (
          <ReadingDifference version={version} standing={standing} />
        )}
        {version && <ReadFormula version={version} />}
        <Ellipsis>{version ? (version.smiles ?? 'without SMILES') : 'not read by it'}</Ellipsis>
      </ReadingText>
    </ReadingCard>
  );
}

function ReadFormula({ version }: { readonly version: StructureVersion }) {
  const formula = useSelectorWith(selectIdentifiersOf, version)?.formula;
  return formula === undefined ? null : <Formula of={formula} />;
}
