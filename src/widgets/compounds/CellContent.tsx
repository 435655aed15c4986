import type { Compound } from '@/domain/compound';
import { isEditable, textIn, type CompoundColumn } from '@/domain/compoundTable';
import { skeletonOf } from '@/domain/identifiers';
import type { Segment } from '@/domain/segment';
import { hasStructure } from '@/domain/structure';
import { outcomeOf } from '@/domain/submission/submissionReceipt';
import { receiptInWords } from '@/features/submission';
import { KnownIn } from './KnownIn';
import { useSegmentImage } from '@/features/segments';
import { selectSegmentById, selectStructureOf } from '@/article';
import { StructureDrawing } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Formula } from '@/ui/Formula/Formula';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { NOTHING } from './columns';
import { DrawingThumb, Key, OpenDrawing, Outcome, Text } from './CellContent.styles';
import { CompoundStatusWord } from './CompoundStatusWord';

interface CellContentProps {
  readonly compound: Compound;
  readonly column: CompoundColumn;
  readonly onOpen: () => void;
}

/** What a cell shows while it is not edited. */
export function CellContent({ compound, column, onOpen }: CellContentProps) {
  if (column === 'status') return <CompoundStatusWord status={compound.status} />;
  if (column === 'known') return <KnownIn inchiKey={compound.inchiKey} />;
  if (column === 'submission') return <SubmissionOf compound={compound} />;
  if (column === 'structure') return <Picture id={compound.id} onOpen={onOpen} />;
  if (column === 'drawings') {
    return (
      <OpenDrawing type="button" tabIndex={-1} title="Open the drawing" onClick={onOpen}>
        {textIn(compound, column)}
      </OpenDrawing>
    );
  }
  return <Words compound={compound} column={column} />;
}

/** What became of its submission; when and why in the title. */
function SubmissionOf({ compound }: Pick<CellContentProps, 'compound'>) {
  const { receipt } = compound;
  if (!receipt) return null;
  return (
    <Outcome title={receiptInWords(receipt)} data-outcome={outcomeOf(receipt)}>
      {textIn(compound, 'submission')}
    </Outcome>
  );
}

function Words({ compound, column }: Pick<CellContentProps, 'compound' | 'column'>) {
  const text = textIn(compound, column);
  if (text === '') {
    return (
      <Text data-nothing="" data-column={column}>
        {NOTHING[column]}
      </Text>
    );
  }
  const field = isEditable(column) ? compound.fields[column] : undefined;
  const isFound = field?.isConfirmed === false;
  const origin = field?.origin === 'former' ? 'said before the structure was edited' : 'found';
  return (
    <Text
      title={isFound ? `${text}, ${origin} and not confirmed` : text}
      data-column={column}
      data-found={isFound || undefined}
    >
      <Written column={column} text={text} />
      {isFound && <VisuallyHidden>, not confirmed</VisuallyHidden>}
    </Text>
  );
}

function Written({ column, text }: { readonly column: CompoundColumn; readonly text: string }) {
  if (column === 'formula') return <Formula of={text} />;
  return column === 'inchiKey' ? <KeyBlocks inchiKey={text} /> : text;
}

/** Where there is no room for the whole key, the block of the skeleton is cut: stereoisomers share it. */
function KeyBlocks({ inchiKey }: { readonly inchiKey: string }) {
  const skeleton = skeletonOf(inchiKey);
  return (
    <Key>
      <span>{skeleton}</span>
      <span>{inchiKey.slice(skeleton.length)}</span>
    </Key>
  );
}

function Picture({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const segment = useSelectorWith(selectSegmentById, id);
  return segment ? <PictureOf segment={segment} onOpen={onOpen} /> : null;
}

/** What was read; without it, the drawing as in the article. */
function PictureOf({
  segment,
  onOpen,
}: {
  readonly segment: Segment;
  readonly onOpen: () => void;
}) {
  const structure = useSelectorWith(selectStructureOf, segment);
  if (!structure || !hasStructure(structure)) return <Original segment={segment} onOpen={onOpen} />;
  const { pageNumber, segmentNumber } = segment;
  return (
    <DrawingThumb onClick={onOpen}>
      <StructureDrawing
        structure={structure}
        of={`segment ${segmentNumber} of page ${pageNumber}`}
      />
    </DrawingThumb>
  );
}

function Original({ segment, onOpen }: { readonly segment: Segment; readonly onOpen: () => void }) {
  const { src } = useSegmentImage(segment);
  return (
    <DrawingThumb data-original="" onClick={onOpen}>
      {src !== undefined && <img src={src} alt="As in the article" />}
    </DrawingThumb>
  );
}
