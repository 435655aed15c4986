import { useSelector } from 'react-redux';
import { OverlayFrame, selectOverlay } from '@/features/overlays';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { LibraryPage } from '@/widgets/library';

/** The page of what a team shares; loaded when it is first shown. */
const TeamPart = lazyPart<object>({
  name: 'The team’s library',
  load: async () => (await import(/* webpackChunkName: "team" */ '@/widgets/team')).TeamPage,
  failed: (_props, words) => <OverlayFrame>{words}</OverlayFrame>,
});

/** The articles of this browser, or what a team shares, as the address says. Loaded later, so that neither is first. */
export const LibraryPages = () =>
  useSelector(selectOverlay) === 'team' ? <TeamPart /> : <LibraryPage />;
