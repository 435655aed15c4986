import { SegmentPicture } from '@/features/segments';
import { selectOrdinal, selectSegmentById } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Text } from '@/ui/Layout/Layout';
import type { OpenEditor } from '../../editor.slice';
import { DoubtfulPlaces } from './DoubtfulPlaces';
import { Original, OriginalPicture } from './EditorDialog.styles';
import { EditorShell } from './EditorShell';

interface SegmentDialogProps {
  readonly editor: OpenEditor;
  readonly segmentId: string;
}

/** 'Edit Structure': the original drawing, and what may have been misread of it, next to the editor. */
export function SegmentDialog({ editor, segmentId }: SegmentDialogProps) {
  const segment = useSelectorWith(selectSegmentById, segmentId);
  const ordinal = useSelectorWith(selectOrdinal, segmentId);
  if (!segment) return null;
  return (
    <EditorShell
      editor={editor}
      title="Edit Structure"
      words={WORDS}
      details={
        <Text $ink="text-2" $size="s" $num $nowrap>
          Segment #{ordinal}, page {segment.pageNumber}
        </Text>
      }
    >
      <Original>
        <figcaption>As in the paper</figcaption>
        <OriginalPicture>
          <SegmentPicture segment={segment} />
        </OriginalPicture>
        <DoubtfulPlaces segment={segment} />
      </Original>
    </EditorShell>
  );
}

const WORDS = { apply: 'Apply', applying: 'Applying...' };
