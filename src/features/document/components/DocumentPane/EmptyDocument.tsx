import type { ComponentProps, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { BookOpen } from 'lucide-react';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { candidateDropped, sampleRequested, selectCandidate } from '../../opening.slice';
import { ChosenFile } from '../DropZone/ChosenFile';
import { DropZone } from '../DropZone/DropZone';
import { RefusedFile } from '../DropZone/RefusedFile';

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

const SampleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);
  margin: 0 var(--s-4) var(--s-4);
  color: var(--text-2);
  font-size: var(--t-s);
`;

function Sample({ isOnItsWay }: { readonly isOnItsWay: boolean }) {
  const dispatch = useDispatch();
  return (
    <SampleLine>
      <span>No article at hand?</span>
      <Button
        size="s"
        icon={BookOpen}
        busy={isOnItsWay}
        onClick={() => dispatch(sampleRequested())}
      >
        Try the sample article
      </Button>
      {isOnItsWay && (
        <Button size="s" variant="quiet" onClick={() => dispatch(candidateDropped())}>
          Cancel
        </Button>
      )}
    </SampleLine>
  );
}

/** Many articles, and where they are read. */
function Where() {
  const isInBrowser = usePlatform().config.servicesScript !== undefined;
  return (
    <SampleLine>
      <p>Several articles? Drop them all: the Library reads one after the other.</p>
      <p>Molfiles, SD files, SMILES, ChemDraw files and pictures are taken, too.</p>
      <p>
        {isInBrowser
          ? 'The article is read in this browser and leaves it for nowhere.'
          : 'Uploads may be stored temporarily on the server.'}
      </p>
    </SampleLine>
  );
}

interface EmptyDocumentProps extends ComponentProps<typeof DropZone> {
  readonly recentWork?: ReactNode;
}

/** The first column while no document is open. */
export function EmptyDocument({ recentWork, ...dropping }: EmptyDocumentProps) {
  const candidate = useSelector(selectCandidate);
  const hasFile = candidate.status === 'chosen' || candidate.status === 'uploading';
  return (
    <Scroll>
      {hasFile ? (
        <ChosenFile
          file={candidate.file}
          isUploading={candidate.status === 'uploading'}
          problem={candidate.status === 'chosen' ? candidate.problem : undefined}
        />
      ) : (
        <>
          <RefusedFile />
          <DropZone {...dropping} />
          <Sample isOnItsWay={candidate.status === 'fetchingSample'} />
        </>
      )}
      {!hasFile && recentWork}
      <Where />
    </Scroll>
  );
}
