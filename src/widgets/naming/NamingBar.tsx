import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { namesakeOf, namingOf, type Naming } from '@/domain/givenName';
import { selectCompounds } from '@/features/articleCompounds';
import { selectLastDone, undoRequested } from '@/features/history';
import { selectOrdinal } from '@/features/segments';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Bar } from './Naming.styles';

/** Says what was named last, what that replaced, and who else is called so; with a way back. */
export function NamingBar() {
  const last = useSelector(selectLastDone);
  // What was named before the text was shown is no news.
  const [seen, setSeen] = useState(last);
  const naming = last === seen ? undefined : namingOf(last);
  return (
    <div role="status">{naming && <NamedLine naming={naming} onClose={() => setSeen(last)} />}</div>
  );
}

function NamedLine({ naming, onClose }: { readonly naming: Naming; readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const { segmentId, field, text, before } = naming;
  const ordinal = useSelectorWith(selectOrdinal, segmentId);
  const compounds = useSelector(selectCompounds);
  const namesake = namesakeOf(naming, compounds)?.drawings[0]?.ordinal;
  const what = field === 'number' ? 'number' : 'name';
  return (
    <Bar>
      <p data-warns={namesake === undefined ? undefined : ''}>
        #{ordinal} has the {what} “{text}”{before !== undefined && `, before: “${before}”`}.
        {namesake !== undefined && ` #${namesake} has the same ${what}.`}
      </p>
      <Button size="s" icon={Undo2} onClick={() => dispatch(undoRequested())}>
        Undo
      </Button>
      <IconButton size="s" icon={X} label="Close the message" onClick={onClose} />
    </Bar>
  );
}
