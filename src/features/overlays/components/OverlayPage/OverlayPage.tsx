import { AboutPage } from './AboutPage';
import { DisclaimerPage } from './DisclaimerPage';
import { FeaturesPage } from './FeaturesPage';
import { PrivacyPage } from './PrivacyPage';
import type { InformationPage } from '../../overlay';

export interface OverlayPageProps {
  readonly overlay: InformationPage;
  /** Back to the work, to where a file is chosen. */
  readonly onUpload: () => void;
}

/** The content of an overlay. */
export function OverlayPage({ overlay, onUpload }: OverlayPageProps) {
  switch (overlay) {
    case 'features':
      return <FeaturesPage onUpload={onUpload} />;
    case 'about':
      return <AboutPage onUpload={onUpload} />;
    case 'disclaimer':
      return <DisclaimerPage />;
    case 'privacy-policy':
      return <PrivacyPage />;
  }
}
