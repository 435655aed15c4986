import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { namesakeOf, namingsOf, type Naming } from '@/domain/givenName';
import { selectCompounds } from '@/features/articleCompounds';
import { undoRequested } from '@/features/history';
import { selectLastDone, selectLastUndone } from '@/article';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Text } from '@/ui/Layout/Layout';
import { FootBar } from '@/ui/Panel/FootBar';
import { namedCompounds, oneInWords, severalInWords } from './namingInWords';

interface NamingBarProps {
  /** The focus goes to the text when the line is closed. */
  readonly onClose: () => void;
}

/** Says what was named last, what that replaced, and who else is called so; with a way back. */
export function NamingBar({ onClose }: NamingBarProps) {
  const undone = useSelector(selectLastUndone);
  const done = useSelector(selectLastDone);
  const step = undone ?? done;
  // What was named before the text was shown is no news.
  const [seen, setSeen] = useState(step);
  const namings = step === seen ? [] : namingsOf(step);
  const close = () => {
    setSeen(step);
    onClose();
  };
  return (
    <div role="status">
      {isSome(namings) && (
        <NamedLine namings={namings} isUndone={undone !== undefined} onClose={close} />
      )}
    </div>
  );
}

const isSome = <T,>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0;

interface NamedLineProps extends NamingBarProps {
  readonly namings: readonly [Naming, ...Naming[]];
  readonly isUndone: boolean;
}

function NamedLine({ namings, isUndone, onClose }: NamedLineProps) {
  const dispatch = useDispatch();
  const compounds = useSelector(selectCompounds);
  const named = namedCompounds(namings, compounds);
  const ids = namings.map(({ segmentId }) => segmentId);
  const ordinals = named.flatMap(({ drawings }) =>
    drawings.filter(({ id }) => ids.includes(id)).map(({ ordinal }) => ordinal),
  );
  if (named.length === 0) return null;
  const isOne = named.length === 1;
  const [{ field }] = namings;
  const namesake =
    isOne && !isUndone ? namesakeOf(namings[0], compounds)?.drawings[0]?.ordinal : undefined;
  return (
    <FootBar>
      <Text as="p" $ink={namesake === undefined ? undefined : 'warning'}>
        {isOne
          ? oneInWords(namings, ordinals, isUndone)
          : severalInWords(namings, named.length, isUndone)}
        {namesake !== undefined && ` #${namesake} has the same ${field}.`}
      </Text>
      {/* Stays once it is pressed, so that the focus does, and undoes nothing that was done before. */}
      <Button
        size="s"
        icon={Undo2}
        disabledReason={isUndone ? 'It is undone already' : undefined}
        onClick={() => dispatch(undoRequested())}
      >
        Undo
      </Button>
      <IconButton size="s" icon={X} label="Close the message" onClick={onClose} />
    </FootBar>
  );
}
