import { useLayoutEffect, useRef } from 'react';
import { Search } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { KNOWN_DATABASES, type KnownEntry } from '@/domain/known';
import { usePlatform } from '@/platform/PlatformContext';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Row, Stack } from '@/ui/Layout/Layout';
import { placesAround } from '@/ui/focusPlaces';
import { Small } from '@/ui/Text/Text';
import {
  lookUpCancelRequested,
  lookUpRequested,
  selectHasAgreed,
  selectKnown,
} from '../../known.slice';
import { Answer } from './Answer';
import { sentInWords } from './sentInWords';

/**
 * Whether databases know a compound. Nothing is sent before the button is pressed. Until the first look-up for
 * this article, the text beside it says what is sent where.
 */
export function Known({ inchiKey }: { readonly inchiKey: string }) {
  const entry = useSelectorWith(selectKnown, inchiKey);
  const hasAgreed = useSelector(selectHasAgreed);
  const { config } = usePlatform();
  const isAnswered = entry !== undefined && !canBeAsked(entry);
  return (
    <Stack $gap={1} $items="start" tabIndex={-1}>
      <div role="status">
        {entry
          ? KNOWN_DATABASES.map((database) => (
              <Answer key={database} database={database} answer={entry[database]} />
            ))
          : 'Not looked up'}
      </div>
      {!isAnswered && <Controls inchiKey={inchiKey} entry={entry} />}
      {!hasAgreed && <Small>{sentInWords(config)}</Small>}
    </Stack>
  );
}

const canBeAsked = (entry: KnownEntry): boolean =>
  Object.values(entry).some(({ status }) => status === 'asking' || status === 'failed');

interface ControlsProps {
  readonly inchiKey: string;
  readonly entry: KnownEntry | undefined;
}

/** The same button in every state, so that it keeps the focus. */
function Controls({ inchiKey, entry }: ControlsProps) {
  const dispatch = useDispatch();
  const line = useRef<HTMLDivElement>(null);
  // When the focused button disappears, the focus stays near it.
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      if (element?.contains(document.activeElement)) placesAround(element)[0]?.focus();
    };
  }, []);
  const start = useRef<HTMLButtonElement>(null);
  const answers = entry ? Object.values(entry) : [];
  const isAsking = answers.some(({ status }) => status === 'asking');
  const hasFailed = answers.some(({ status }) => status === 'failed');
  const cancel = () => {
    start.current?.focus(); // the focused 'Cancel' button is about to disappear
    dispatch(lookUpCancelRequested());
  };
  return (
    <Row $wrap $gap={2} ref={line}>
      <Button
        ref={start}
        size="s"
        icon={Search}
        busy={isAsking}
        onClick={() => dispatch(lookUpRequested({ inchiKeys: [inchiKey] }))}
      >
        {isAsking ? 'Looking up...' : hasFailed ? 'Retry' : 'Look up'}
      </Button>
      {isAsking && (
        <Button size="s" variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
    </Row>
  );
}
