import { BookOpen, Library, Upload } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { ReadsByItself } from '@/features/articleReading';
import { sampleRequested } from '@/features/document';
import {
  queuePaused,
  selectArriving,
  selectIsPaused,
  selectReadingQueue,
} from '@/features/library';
import { overlayHidden } from '@/features/overlays';
import { usePlatform } from '@/platform/PlatformContext';
import { DropLine } from '@/ui/DropLine/DropLine';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Icon } from '@/ui/Icon/Icon';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Muted, Spacer } from '@/ui/Text/Text';

/** Says what can be dropped, and what becomes of it. */
export function DropPlace({ isWhole }: { readonly isWhole: boolean }) {
  const { maxUploadMb } = usePlatform().config;
  return (
    <>
      <DropLine>
        <Icon of={Upload} size={28} />
        <span>
          <b>Drop PDFs here</b>, as many as you like (each at most {maxUploadMb} MB).{' '}
          <Muted>
            They are read one after another, whatever you do meanwhile. Molfiles, SD files, lists of
            SMILES, ChemDraw files and pictures become documents. Shared articles and library files
            open here, too. Records of a reference manager (RIS, BibTeX, CSL JSON) and lists of DOIs
            wait here for their PDFs.
          </Muted>
        </span>
        <Spacer />
        <QueueSwitch />
        <ReadsByItself />
      </DropLine>
      <Arriving />
      {isWhole && <NoArticles />}
    </>
  );
}

function NoArticles() {
  const dispatch = useDispatch();
  const trySample = () => {
    dispatch(overlayHidden());
    dispatch(sampleRequested());
  };
  return (
    <EmptyState
      icon={Library}
      title="No articles yet"
      action={
        <Button icon={BookOpen} onClick={trySample}>
          Try the sample article
        </Button>
      }
    >
      Articles that you drop here, and those that you work on, are kept in this browser.
    </EmptyState>
  );
}

function QueueSwitch() {
  const dispatch = useDispatch();
  const count = useSelector(selectReadingQueue).length;
  const isPaused = useSelector(selectIsPaused);
  if (count === 0) return null;
  return (
    <Button size="s" onClick={() => dispatch(queuePaused(!isPaused))}>
      {isPaused ? `Go on reading ${count}` : 'Pause reading'}
    </Button>
  );
}

function Arriving() {
  const count = useSelector(selectArriving);
  const words = count === 0 ? '' : `${count} ${count === 1 ? 'file' : 'files'} being added`;
  return <LiveRegion>{words}</LiveRegion>;
}
