import { COMPOUND_KEYS, KeyHint } from '@/features/shortcuts';
import { Kbd, Spacer } from '@/ui/Text/Text';
import { Hints } from './Compounds.styles';

/** The most used keys, and what a dashed line means. */
export function KeyLine() {
  return (
    <Hints>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <Kbd>←</Kbd>
        <Kbd>→</Kbd> cell
      </span>
      <span>
        <KeyHint of={COMPOUND_KEYS.edit} /> edit, confirm
      </span>
      <span>
        <KeyHint of={COMPOUND_KEYS.select} /> select row
      </span>
      <span>
        <KeyHint of={COMPOUND_KEYS.fillDown} /> fill down
      </span>
      <span>
        <KeyHint of={COMPOUND_KEYS.open} /> open drawing
      </span>
      <span>
        <KeyHint of={COMPOUND_KEYS.undo} /> undo
      </span>
      <Spacer />
      <span>
        <i /> found, not confirmed
      </span>
    </Hints>
  );
}
