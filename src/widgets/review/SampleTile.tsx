import { useCallback, useEffect, useState } from 'react';
import type { Segment } from '@/domain/segment';
import { selectOrdinal, selectSegmentById, selectStructureOf } from '@/article';
import { useSegmentImage } from '@/features/segments';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Row, Stack } from '@/ui/Layout/Layout';
import { Sheet } from '@/ui/Overlay/Sheet';
import { PicturePair } from '@/ui/Picture/Picture';
import { Ellipsis, Spacer } from '@/ui/Text/Text';
import { selectCompoundName } from './compoundName';
import { SampleGround } from './AcceptSure.styles';
import { ReadingSheet } from './ReadingSheet';
import { useReadingPictures } from './useReadingPictures';

interface SampleTileProps {
  readonly id: string;
  /** The key that marks it. */
  readonly digit: string;
  readonly isWrong: boolean;
  readonly onMark: () => void;
  /** Called once original and reading are there to be seen. */
  readonly onSeen: () => void;
}

/** One drawing of the sample beside its reading, to be marked if it is wrong. */
export function SampleTile({ id, ...tile }: SampleTileProps) {
  const segment = useSelectorWith(selectSegmentById, id);
  return segment ? <Tile segment={segment} {...tile} /> : null;
}

type TileProps = Omit<SampleTileProps, 'id'> & { readonly segment: Segment };

function Tile({ segment, digit, isWrong, onMark, onSeen }: TileProps) {
  const ordinal = useSelectorWith(selectOrdinal, segment.id);
  const name = useSelectorWith(selectCompoundName, segment);
  const original = useSegmentImage(segment).src;
  const pictures = useReadingPictures(useSelectorWith(selectStructureOf, segment), false);
  const show = useShown([original, pictures.src], onSeen);
  return (
    <Stack as="section" aria-label={`#${ordinal}`} $gap={1} $minWidth={0}>
      <PicturePair>
        <SampleGround>
          {original !== undefined && (
            <Sheet src={original} alt={`Drawing #${ordinal}, as in the paper`} onShown={show} />
          )}
        </SampleGround>
        <SampleGround>
          <ReadingSheet
            pictures={pictures}
            sheet={original}
            alt={`Reading of #${ordinal}`}
            onShown={show}
          />
        </SampleGround>
      </PicturePair>
      <Row $gap={2} $minWidth={0}>
        <Ellipsis>
          <b>#{ordinal}</b> {name}
        </Ellipsis>
        <Spacer />
        <Checkbox checked={isWrong} onChange={onMark}>
          Wrong <kbd>{digit}</kbd>
        </Checkbox>
      </Row>
    </Stack>
  );
}

/** Without a picture there is nothing to be seen, and the drawing never counts as looked at. */
function useShown(sources: readonly (string | undefined)[], onSeen: () => void) {
  const [shown, setShown] = useState<ReadonlySet<string | undefined>>(new Set());
  const isSeen = sources.every((src) => src !== undefined && shown.has(src));
  useEffect(() => {
    if (isSeen) onSeen();
  }, [isSeen, onSeen]);
  return useCallback((src: string) => setShown((before) => new Set([...before, src])), []);
}
