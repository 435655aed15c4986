import { OverlayFrame } from '@/features/overlays';
import { lazyPart } from '@/ui/LazyPart/lazyPart';

/** The page of what a team shares; loaded when it is first shown. */
export const TeamPart = lazyPart<object>({
  name: 'The team’s library',
  load: async () => (await import(/* webpackChunkName: "team" */ '@/widgets/team')).TeamPage,
  failed: (_props, words) => <OverlayFrame>{words}</OverlayFrame>,
});
