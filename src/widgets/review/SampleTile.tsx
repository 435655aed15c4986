import { useCallback, useEffect, useState } from 'react';
import type { Structure } from '@/domain/structure';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Row, Stack } from '@/ui/Layout/Layout';
import { Sheet } from '@/ui/Overlay/Sheet';
import { PicturePair } from '@/ui/Picture/Picture';
import { Ellipsis, Spacer } from '@/ui/Text/Text';
import { SampleGround } from './AcceptSure.styles';
import { ReadingSheet } from './ReadingSheet';
import { useReadingPictures } from './useReadingPictures';

/** What the user says of a tile, and what it tells. */
export interface TileMarks {
  /** The key that marks it. */
  readonly digit: string;
  readonly isWrong: boolean;
  readonly onMark: () => void;
  /** Called once original and reading are there to be seen. */
  readonly onSeen: () => void;
}

interface SampleTileProps extends TileMarks {
  readonly ordinal: string;
  readonly name: string | undefined;
  /** Where it is, if not in the open article. */
  readonly source?: string;
  /** For an `<img>`; `undefined` while there is none. */
  readonly original: string | undefined;
  readonly structure: Structure | undefined;
}

/** One drawing of the sample beside its reading, to be marked if it is wrong. */
export function SampleTile(props: SampleTileProps) {
  const { ordinal, name, source, original, structure, digit, isWrong, onMark, onSeen } = props;
  const pictures = useReadingPictures(structure, false);
  const where = [`#${ordinal}`, source].filter((word) => word).join(' of ');
  const show = useShown([original, pictures.src], onSeen);
  return (
    <Stack role="group" aria-label={where} $gap={1} $minWidth={0}>
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
      {source !== undefined && (
        <Row $size="s" $minWidth={0} title={source}>
          <Ellipsis>{source}</Ellipsis>
        </Row>
      )}
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
