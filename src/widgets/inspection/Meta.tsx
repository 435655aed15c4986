import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { selectReaderName } from '@/features/recognition';
import { isDrawnFromMolfile } from '@/features/structures';
import { Text } from '@/ui/Layout/Layout';
import { Entry } from './Entry';
import { MetaList } from './Facts.styles';
import { formatMoment } from '@/domain/formatMoment';
import { PrintedLabelInFull, scoreInFigures } from '@/widgets/segmentCard';

interface MetaProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
}

const MS_PER_SECOND = 1000;

/** Where the segment is, what the page prints beside it, and who read it, when, and how long it took. */
export function Meta({ segment, structure }: MetaProps) {
  const { pageNumber, segmentNumber, filename, label } = segment;
  return (
    <MetaList>
      {structure && <ReadingRows structure={structure} />}
      {label && (
        <Entry name="Label">
          <PrintedLabelInFull label={label} />
        </Entry>
      )}
      <Entry name="Page">
        {pageNumber}, no. {segmentNumber}
      </Entry>
      {filename !== '' && (
        <Entry name="File name">
          <Text $size="s" $mono>
            {filename}
          </Text>
        </Entry>
      )}
      {structure && (
        <Entry name="Drawn from">
          {isDrawnFromMolfile(structure) ? 'the molfile, with its coordinates' : 'the SMILES'}
        </Entry>
      )}
    </MetaList>
  );
}

function ReadingRows({ structure }: { readonly structure: Structure }) {
  const nameOf = useSelector(selectReaderName);
  const { timestamp, processingTime } = structure;
  const score = scoreInFigures(structure);
  return (
    <>
      <Entry name="Engine">{nameOf(structure)}</Entry>
      {score !== undefined && <Entry name="Score">{score}</Entry>}
      <Entry name="Processed">
        <time dateTime={timestamp}>{formatMoment(timestamp)}</time>
      </Entry>
      {processingTime !== undefined && (
        <Entry name="Time taken">{(processingTime / MS_PER_SECOND).toFixed(1)} s</Entry>
      )}
    </>
  );
}
