import type { OutlineLayerProps } from '@/features/document';
import { lazyPart } from '@/ui/LazyPart/lazyPart';

/** In the viewer's own chunk: they are needed when it is. */
const load = () => import(/* webpackChunkName: "viewer" */ '@/widgets/pageOutlines');

export const OutlinesPart = lazyPart<OutlineLayerProps>({
  name: 'The outlines of drawings',
  load: async () => (await load()).PageOutlines,
});

export const OutlineToolsPart = lazyPart<object>({
  name: 'The tools for outlines',
  load: async () => (await load()).OutlineTools,
});
