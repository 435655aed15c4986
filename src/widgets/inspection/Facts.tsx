import { Copy, Download, TriangleAlert } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import { cdxmlDownloadRequested, segmentOpened } from '@/features/inspector';
import { selectReadingFailure } from '@/features/recognition';
import { molfileCopyRequested, smilesCopyRequested } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { Stack } from '@/ui/Layout/Layout';
import { Muted, SectionTitle, Small } from '@/ui/Text/Text';
import { doubtsOf, failureInWords } from '@/widgets/segmentCard';
import { DrawingTeamworkPart } from '@/widgets/teamwork';
import { Row } from './Details.styles';
import { DoubtList, Side, Smiles } from './Facts.styles';
import { Identity } from './Identity';
import { Meta } from './Meta';
import { ReadAgain } from './ReadAgain';
import { Tags } from './Tags';
import { VersionHistory } from './VersionHistory';

interface FactsProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
}

/** Everything as text: the structure, who read it and when, and what is doubtful. */
export function Facts({ segment, structure }: FactsProps) {
  const dispatch = useDispatch();
  const read = structure && hasStructure(structure) ? structure : undefined;
  return (
    <Side>
      {read && <AsText segmentId={segment.id} structure={read} />}
      <DoubtsInWords segment={segment} structure={read} />
      {read && (
        <Identity
          segment={segment}
          structure={read}
          onOpen={(segmentId) => dispatch(segmentOpened({ segmentId }))}
        />
      )}
      <Meta segment={segment} structure={read} />
      {read && <Tags segment={segment} structure={read} />}
      <VersionHistory segment={segment} />
      <DrawingTeamworkPart segmentId={segment.id} />
      <ReadAgain segment={segment} isRead={read !== undefined} />
      {read && (
        <Small>
          Read by a program. Verify before use: compare rings, charges and every wedge with the
          original.
        </Small>
      )}
    </Side>
  );
}

interface AsTextProps {
  readonly segmentId: string;
  readonly structure: Structure;
}

function AsText({ segmentId, structure: { smiles, molfile } }: AsTextProps) {
  const dispatch = useDispatch();
  return (
    <Stack as="section" $gap={2} $minWidth={0}>
      <SectionTitle>SMILES</SectionTitle>
      {smiles === undefined ? (
        <Muted>No SMILES was read.</Muted>
      ) : (
        <Smiles tabIndex={0}>{smiles}</Smiles>
      )}
      <Row>
        {smiles !== undefined && (
          <Button size="s" icon={Copy} onClick={() => dispatch(smilesCopyRequested({ smiles }))}>
            Copy SMILES
          </Button>
        )}
        {molfile !== undefined && (
          <Button
            size="s"
            variant="quiet"
            icon={Copy}
            onClick={() => dispatch(molfileCopyRequested({ molfile }))}
          >
            Copy Molfile
          </Button>
        )}
        {molfile !== undefined && (
          <Button
            size="s"
            variant="quiet"
            icon={Download}
            onClick={() => dispatch(cdxmlDownloadRequested({ segmentId }))}
          >
            Download CDXML
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function DoubtsInWords({ segment, structure }: FactsProps) {
  const reason = useSelectorWith(selectReadingFailure, segment.id);
  const failure = structure && failureInWords(reason);
  const doubts = [...(failure ? [failure] : []), ...(structure ? doubtsOf(structure) : [])];
  if (doubts.length === 0) return null;
  return (
    <DoubtList aria-label="Doubts">
      {doubts.map((doubt) => (
        <li key={doubt}>
          <Icon of={TriangleAlert} size={14} />
          <span>{doubt}</span>
        </li>
      ))}
    </DoubtList>
  );
}
