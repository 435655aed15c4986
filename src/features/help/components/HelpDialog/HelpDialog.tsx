import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ReadingSettings } from '@/features/articleReading';
import { ReviewerName } from '@/features/judging';
import { selectSingleLetterKeys } from '@/features/shortcuts';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Switch } from '@/ui/Switch/Switch';
import { helpClosed, singleLetterKeysSwitched } from '../../help.slice';
import { Guide } from './Guide';
import { Halves, Keys, Way } from './HelpDialog.styles';
import { KeyList } from './KeyList';

/** Says that single-letter keys can be switched off, and switches them (WCAG 2.1.4). */
function KeySwitch() {
  const dispatch = useDispatch();
  const isOn = useSelector(selectSingleLetterKeys);
  return (
    <>
      <Switch checked={isOn} onChange={(on) => dispatch(singleLetterKeysSwitched(on))}>
        Single-letter keys
      </Switch>
      <p>
        Letters, digits and symbols on their own act as shortcuts. Switch them off if you use speech
        input or press keys by accident. This browser remembers your choice.
      </p>
    </>
  );
}

/** The steps through the application, and all keys. */
export default function HelpDialog() {
  const dispatch = useDispatch();
  const id = useId();
  const singles = useSelector(selectSingleLetterKeys);
  return (
    <Dialog open size="m" title="Help" onClose={() => dispatch(helpClosed())}>
      <Halves>
        <Way aria-labelledby={`${id}-way`}>
          <h3 id={`${id}-way`}>From the paper to the structure</h3>
          <Guide />
          <h3>Reading by itself</h3>
          <ReadingSettings />
          <h3>Who checks</h3>
          <ReviewerName />
        </Way>
        <Keys aria-labelledby={`${id}-keys`}>
          <h3 id={`${id}-keys`}>Keyboard shortcuts</h3>
          <KeySwitch />
          <KeyList singles={singles} />
          <p>On a Mac, Command does what Ctrl does here.</p>
        </Keys>
      </Halves>
    </Dialog>
  );
}
