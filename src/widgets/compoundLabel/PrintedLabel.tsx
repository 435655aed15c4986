import {
  isDoubtfulLabel,
  labelInWords,
  labelOrigin,
  type CompoundLabel,
} from '@/domain/compoundLabel';
import { Muted } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { Printed, Question, WholeWords, Words } from './PrintedLabel.styles';

interface PrintedLabelProps {
  readonly label: CompoundLabel;
}

/** On one line: the number and name printed beside the drawing; a doubtful one with a question mark. */
export function PrintedLabel({ label }: PrintedLabelProps) {
  const words = labelInWords(label);
  return (
    <Printed title={`${words}, ${labelOrigin(label)}`}>
      <Words>{words}</Words>
      {isDoubtfulLabel(label) && <Question aria-hidden="true">?</Question>}
      <VisuallyHidden>, {labelOrigin(label)}</VisuallyHidden>
    </Printed>
  );
}

/** The same in full, with where it comes from in words for all. */
export function PrintedLabelInFull({ label }: PrintedLabelProps) {
  return (
    <>
      <WholeWords>{labelInWords(label)}</WholeWords>
      {isDoubtfulLabel(label) && <Question aria-hidden="true">?</Question>}{' '}
      <Muted>({labelOrigin(label)})</Muted>
    </>
  );
}
