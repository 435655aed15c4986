import { useEffect, useRef, type ReactNode } from 'react';
import { Download, Trash2, X } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { fileSizeText } from '@/domain/fileSize';
import { Button } from '@/ui/Button/Button';
import { Stack } from '@/ui/Layout/Layout';
import { FramedNotice } from '@/ui/Notice/FramedNotice';
import { Progress } from '@/ui/Progress/Progress';
import { Num, Small } from '@/ui/Text/Text';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import {
  removingRequested,
  reportRequested,
  selectOffline,
  storingCancelRequested,
  storingRequested,
  type OfflineState,
  type StoredPart,
} from '../../offline.slice';
import { Actions, Parts } from './OfflineUse.styles';
import { partName } from './partNames';

const sum = (parts: readonly StoredPart[], key: 'size' | 'stored') =>
  parts.reduce((total, part) => total + part[key], 0);

/** What of the application is stored for use without a network, and how to store or remove the rest. */
export function OfflineUse() {
  const offline = useSelector(selectOffline);
  const dispatch = useDispatch();
  const section = useRef<HTMLElement>(null);
  useFocusWhenLost(section, true, (offline.task ? 1 : 0) + (offline.isKept ? 2 : 0));
  // What is used for the first time is stored without a word.
  useEffect(() => void dispatch(reportRequested()), [dispatch]);
  if (offline.status === 'off') return null;
  return (
    <Stack as="section" $gap={2} ref={section} aria-labelledby="offline-use">
      <h3 id="offline-use" tabIndex={-1}>
        Without a network
      </h3>
      {offline.status === 'refused' ? (
        <Small>
          This browser does not keep MARCUS for use without a network. {offline.failure}
        </Small>
      ) : (
        <Stored {...offline} />
      )}
    </Stack>
  );
}

function Stored({ parts, isKept, task, failure }: OfflineState) {
  const stored = sum(parts, 'stored');
  const size = sum(parts, 'size');
  return (
    <>
      <Small>{inWords(stored, size)}</Small>
      <Parts>
        {parts.map((part) => (
          <PartLine key={part.id} {...part} />
        ))}
      </Parts>
      {failure !== null && (
        <FramedNotice tone="danger">{failure} What is stored already stays.</FramedNotice>
      )}
      <Actions>
        {task ? (
          <Working task={task} />
        ) : (
          <Choices
            missing={size - stored}
            isKept={isKept}
            hasFailed={failure !== null}
            parts={parts}
          />
        )}
      </Actions>
    </>
  );
}

function inWords(stored: number, size: number): string {
  return stored >= size
    ? `All of MARCUS is stored in this browser: ${fileSizeText(size)}. It works without a network.`
    : `${fileSizeText(stored)} of ${fileSizeText(size)} are stored in this browser. Each part is stored when it is first used, or all of them now.`;
}

function PartLine({ id, size, stored }: StoredPart) {
  const figures: ReactNode =
    stored >= size
      ? `Stored, ${fileSizeText(size)}`
      : stored > 0
        ? `${fileSizeText(stored)} of ${fileSizeText(size)}`
        : `Not stored, ${fileSizeText(size)}`;
  return (
    <>
      <dt>{partName(id)}</dt>
      <dd>{figures}</dd>
    </>
  );
}

function Working({ task }: { readonly task: NonNullable<OfflineState['task']> }) {
  const dispatch = useDispatch();
  if (task.kind === 'removing') return <Progress label="Removing" />;
  const { received, total } = task;
  const words = `${fileSizeText(received)} of ${fileSizeText(total)}`;
  return (
    <>
      <Progress label="Storing MARCUS" value={received} max={total} valueText={words} />
      <Num>{words}</Num>
      <Button size="s" icon={X} onClick={() => dispatch(storingCancelRequested())}>
        Cancel
      </Button>
    </>
  );
}

interface ChoicesProps {
  /** Bytes. */
  readonly missing: number;
  readonly isKept: boolean;
  readonly hasFailed: boolean;
  readonly parts: readonly StoredPart[];
}

function Choices({ missing, isKept, hasFailed, parts }: ChoicesProps) {
  const dispatch = useDispatch();
  const mayRemove = isKept || parts.some(({ id, stored }) => id !== 'shell' && stored > 0);
  return (
    <>
      {missing > 0 && (
        <Button icon={Download} onClick={() => dispatch(storingRequested())}>
          {hasFailed ? 'Try again' : `Make available offline (${fileSizeText(missing)})`}
        </Button>
      )}
      {mayRemove && (
        <Button variant="quiet" icon={Trash2} onClick={() => dispatch(removingRequested())}>
          Remove
        </Button>
      )}
    </>
  );
}
