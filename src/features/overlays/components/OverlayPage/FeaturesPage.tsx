import { useCallback, useEffect, useRef, type RefObject } from 'react';
import {
  ArrowDown,
  CircleCheck,
  Columns3,
  Download,
  Highlighter,
  Scissors,
  Upload,
  Workflow,
} from 'lucide-react';
import { useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import features from '../../content/features.md';
import { selectLeadsToFeatures } from '../../overlays.slice';
import { TextPage, type Layout } from '../TextPage/TextPage';
import { Cards, Steps, Technologies } from './FeaturesPage.styles';

/** By the titles in features.md. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  'What it does': {
    list: Cards,
    icons: [Columns3, Highlighter, Scissors, Workflow, CircleCheck, Download],
  },
  Technology: { list: Technologies },
  'From paper to structure in four steps': { list: Steps },
};

/** What MARCUS can do (docs/requirements/session.md S2.FEAT.1). */
export function FeaturesPage({ onUpload }: { readonly onUpload: () => void }) {
  const page = useRef<HTMLElement>(null);
  const showList = useFeaturesInSight(page);
  const { maxUploadMb } = usePlatform().config;
  return (
    <TextPage
      ref={page}
      of={features}
      layouts={LAYOUTS}
      slots={{
        limit: `${maxUploadMb} MB`,
        upload: (
          <Button variant="primary" icon={Upload} onClick={onUpload}>
            Upload Document
          </Button>
        ),
        learnMore: (
          <Button icon={ArrowDown} onClick={showList}>
            Learn More
          </Button>
        ),
        getStarted: (
          <Button variant="primary" onClick={onUpload}>
            Get Started
          </Button>
        ),
      }}
    />
  );
}

/** Scrolls to the list of features, the first section: on request, and if the link here leads to it. */
function useFeaturesInSight(page: RefObject<HTMLElement | null>): () => void {
  const isLedThere = useSelector(selectLeadsToFeatures);
  const show = useCallback(() => {
    const heading = page.current?.querySelector('h2');
    heading?.scrollIntoView?.({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [page]);
  useEffect(() => {
    if (isLedThere) show();
  }, [isLedThere, show]);
  return show;
}
