import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import about from '../../content/about.md';
import { overlayShown } from '../../overlays.slice';
import { TextPage } from '../TextPage/TextPage';

/** What MARCUS is, and who is behind it (docs/requirements/session.md S2.ABOUT.1). */
export function AboutPage({ onUpload }: { readonly onUpload: () => void }) {
  const dispatch = useDispatch();
  return (
    <TextPage
      of={about}
      slots={{
        getStarted: (
          <Button variant="primary" onClick={onUpload}>
            Get Started
          </Button>
        ),
        viewFeatures: (
          <Button onClick={() => dispatch(overlayShown('features'))}>View Features</Button>
        ),
      }}
    />
  );
}
