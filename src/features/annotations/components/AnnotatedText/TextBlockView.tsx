import { memo } from 'react';
import { isNameLabel } from '@/domain/givenName';
import { labelColour } from '../../labelColour';
import type { TextBlock, TextPiece } from '../../textBlocks';
import { Block } from './AnnotatedText.styles';

interface MarkedPieceProps {
  readonly piece: TextPiece;
  readonly picked: number | undefined;
  readonly tabStop: number | undefined;
}

/** An annotated piece of text, in the colour of the highlighted annotation or else the innermost one. */
function MarkedPiece({ piece: { marks, text }, picked, tabStop }: MarkedPieceProps) {
  const pointedOut = marks.find(({ index }) => index === picked);
  const label = (pointedOut ?? marks.at(-1))?.label ?? '';
  const isTabStop = marks.some(({ index }) => index === tabStop);
  return (
    <mark
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      draggable={marks.some((mark) => isNameLabel(mark.label))}
      title={marks.map((mark) => mark.title).join(', ')}
      aria-current={pointedOut ? 'true' : undefined}
      data-marks={marks.map(({ index }) => index).join(' ')}
      data-colour={labelColour(label)}
      data-doubtful={marks.some((mark) => mark.isDoubtful) ? '' : undefined}
      data-said={marks.some((mark) => mark.isSaid) ? '' : undefined}
      data-overlaps={marks.length > 1 ? '' : undefined}
    >
      {text}
    </mark>
  );
}

interface TextBlockViewProps {
  readonly block: TextBlock;
  /** Index of the highlighted annotation if it overlaps this block. */
  readonly picked: number | undefined;
  /** Index of the annotation in the tab order if it overlaps this block. */
  readonly tabStop: number | undefined;
}

/** A block of text. Rerendered only when the highlight enters or leaves it. */
export const TextBlockView = memo(function TextBlockView(props: TextBlockViewProps) {
  const { block, picked, tabStop } = props;
  return (
    <Block data-start={block.start} data-heading={block.isHeading ? '' : undefined}>
      {block.pieces.map((piece) =>
        piece.marks.length === 0 ? (
          piece.text
        ) : (
          <MarkedPiece key={piece.start} piece={piece} picked={picked} tabStop={tabStop} />
        ),
      )}
    </Block>
  );
});
