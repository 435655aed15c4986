import type { ReactNode } from 'react';
import type { Judgement } from '@/domain/judgement';
import { verdictInWords } from '@/domain/judgementWords';
import { segmentName, type Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { StructureDrawing } from '@/features/structures';
import { Button } from '@/ui/Button/Button';
import { Row, Text } from '@/ui/Layout/Layout';
import { Ellipsis } from '@/ui/Text/Text';
import { Pane } from './SideBySide.styles';

interface ComparedDrawingProps {
  readonly segment: Segment;
  readonly ordinal: string;
  /** How it compares, in a few words. */
  readonly is: string;
  /** The title of its article, if that is not the open one. */
  readonly article?: string;
  readonly original: ReactNode;
  readonly structure: Structure | undefined;
  /** Number and name. */
  readonly text: string;
  readonly judgement: Judgement | undefined;
  readonly onOpen?: (() => void) | undefined;
}

/** One of the drawings: as printed, as read, and what is said of it. */
export function ComparedDrawing(props: ComparedDrawingProps) {
  const { segment, ordinal, is, article, original, structure, text, judgement, onOpen } = props;
  return (
    <li>
      <Row $justify="space-between" $gap={2}>
        <b>#{ordinal}</b>
        <Text $ink="text-2" $size="s">
          page {segment.pageNumber}, {is}
        </Text>
      </Row>
      {article !== undefined && (
        <Row $size="s" $minWidth={0} title={article}>
          <Ellipsis>{article}</Ellipsis>
        </Row>
      )}
      <Pane data-print="">{original}</Pane>
      <Pane>
        {structure && <StructureDrawing structure={structure} of={segmentName(segment)} />}
      </Pane>
      <Text $size="s" $breaks>
        {text || 'no number or name'}
        <br />
        {judgement ? verdictInWords(judgement, () => '') : 'not judged'}
      </Text>
      {onOpen && (
        <Button
          size="s"
          aria-label={[`Open #${ordinal}`, article].filter((word) => word).join(' of ')}
          onClick={onOpen}
        >
          Open
        </Button>
      )}
    </li>
  );
}
