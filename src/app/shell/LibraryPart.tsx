import { OverlayFrame } from '@/features/overlays';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';

/** The page of all articles, and that of what a team shares; loaded when it is first shown, or in an idle moment. */
export const LibraryPart = lazyPart<object>({
  name: 'The library',
  load: async () => (await import(/* webpackChunkName: "library" */ './LibraryPages')).LibraryPages,
  busy: () => (
    <OverlayFrame>
      <Waiting>Loading the library</Waiting>
    </OverlayFrame>
  ),
  failed: (_props, words) => <OverlayFrame>{words}</OverlayFrame>,
});
