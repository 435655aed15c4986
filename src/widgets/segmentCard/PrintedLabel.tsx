import {
  isDoubtfulLabel,
  labelInWords,
  labelOrigin,
  type CompoundLabel,
} from '@/domain/compoundLabel';
import { Row, Text } from '@/ui/Layout/Layout';
import { Muted } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { WholeWords, Words } from './PrintedLabel.styles';

interface PrintedLabelProps {
  readonly label: CompoundLabel;
}

/** On one line: the number and name printed beside the drawing; a doubtful one with a question mark. */
export function PrintedLabel({ label }: PrintedLabelProps) {
  const words = labelInWords(label);
  return (
    <Row
      as="span"
      $inline
      $align="baseline"
      $minWidth={0}
      title={`${words}, ${labelOrigin(label)}`}
    >
      <Words>{words}</Words>
      {isDoubtfulLabel(label) && (
        <Text $pad="0 0 0 2px" $flex="none" $ink="warning" $weight={600} aria-hidden="true">
          ?
        </Text>
      )}
      <VisuallyHidden>, {labelOrigin(label)}</VisuallyHidden>
    </Row>
  );
}

/** The same in full, with where it comes from in words for all. */
export function PrintedLabelInFull({ label }: PrintedLabelProps) {
  return (
    <>
      <WholeWords>{labelInWords(label)}</WholeWords>
      {isDoubtfulLabel(label) && (
        <Text $pad="0 0 0 2px" $flex="none" $ink="warning" $weight={600} aria-hidden="true">
          ?
        </Text>
      )}{' '}
      <Muted>({labelOrigin(label)})</Muted>
      {label.residues !== undefined && <> Residues: {label.residues}</>}
    </>
  );
}
