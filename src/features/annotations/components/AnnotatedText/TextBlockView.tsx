import { memo } from 'react';
import { labelText } from '@/domain/labels';
import { labelColour } from '../../labelColour';
import type { TextBlock, TextPiece } from '../../textBlocks';
import { Block } from './AnnotatedText.styles';

interface MarkedPieceProps {
  readonly piece: TextPiece;
  readonly picked: number | undefined;
  readonly tabStop: number | undefined;
}

/** A piece under annotations; in the colour of the innermost, or of the one that is pointed out. */
function MarkedPiece({ piece: { marks, text }, picked, tabStop }: MarkedPieceProps) {
  const pointedOut = marks.find(({ index }) => index === picked);
  const label = (pointedOut ?? marks.at(-1))?.label ?? '';
  const isTabStop = marks.some(({ index }) => index === tabStop);
  return (
    <mark
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      title={marks.map((mark) => labelText(mark.label)).join(', ')}
      aria-current={pointedOut ? 'true' : undefined}
      data-marks={marks.map(({ index }) => index).join(' ')}
      data-colour={labelColour(label)}
      data-overlaps={marks.length > 1 ? '' : undefined}
    >
      {text}
    </mark>
  );
}

interface TextBlockViewProps {
  readonly block: TextBlock;
  /** Index of the annotation that is pointed out, if it touches this block. */
  readonly picked: number | undefined;
  /** Index of the annotation that the tab key reaches, if it touches this block. */
  readonly tabStop: number | undefined;
}

/** A block of text. Rendered again only when what is pointed out enters or leaves it. */
export const TextBlockView = memo(function TextBlockView(props: TextBlockViewProps) {
  const { block, picked, tabStop } = props;
  return (
    <Block data-heading={block.isHeading ? '' : undefined}>
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
