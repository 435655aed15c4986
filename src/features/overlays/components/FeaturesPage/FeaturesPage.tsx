import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { ArrowDown, Upload } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { FEATURE_CARDS, TECHNOLOGIES, WORKFLOW } from '../../content/features';
import { selectLeadsToFeatures } from '../../overlays.slice';
import { ArticleBlock, ArticleHead } from '../OverlayPage/Article';
import { Article } from '../OverlayPage/Article.styles';
import { FeatureCard } from './FeatureCard';
import { CallToAction, Cards, Steps, Technologies } from './FeaturesPage.styles';

/** Scrolls to the list of features: on request, and if the link here leads to it. */
function useFeaturesInSight(heading: RefObject<HTMLElement | null>): () => void {
  const isLedThere = useSelector(selectLeadsToFeatures);
  const show = useCallback(() => {
    heading.current?.scrollIntoView?.({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
  useEffect(() => {
    if (isLedThere) show();
  }, [isLedThere, show]);
  return show;
}

/** What MARCUS can do (docs/requirements/session.md S2.FEAT.1). */
export function FeaturesPage({ onUpload }: { readonly onUpload: () => void }) {
  const list = useRef<HTMLHeadingElement>(null);
  const showList = useFeaturesInSight(list);
  return (
    <Article>
      <ArticleHead
        title="Features"
        actions={
          <>
            <Button variant="primary" icon={Upload} onClick={onUpload}>
              Upload Document
            </Button>
            <Button icon={ArrowDown} onClick={showList}>
              Learn More
            </Button>
          </>
        }
      >
        MARCUS extracts the structures drawn in a paper, with the names, organisms and places that
        its text gives for them. It reads, you check, and you export what you have checked.
      </ArticleHead>
      <ArticleBlock title="What it does" headingRef={list}>
        <Cards>
          {FEATURE_CARDS.map((card) => (
            <FeatureCard key={card.id} {...card} />
          ))}
        </Cards>
      </ArticleBlock>
      <Built />
      <Workflow />
      <CallToAction>
        <Button variant="primary" onClick={onUpload}>
          Get Started
        </Button>
        <span>No article at hand? There is a sample article next to the upload.</span>
      </CallToAction>
    </Article>
  );
}

const Built = () => (
  <ArticleBlock title="Technology">
    <Technologies>
      {TECHNOLOGIES.map(({ title, names, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <b>{names}</b>
            {text}
          </dd>
        </div>
      ))}
    </Technologies>
  </ArticleBlock>
);

const Workflow = () => (
  <ArticleBlock title="From paper to structure in four steps">
    <Steps>
      {WORKFLOW.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  </ArticleBlock>
);
