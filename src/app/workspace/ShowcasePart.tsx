import { lazyPart } from '@/ui/LazyPart/lazyPart';

/** What an article becomes; only a page without one shows it. */
export const ShowcasePart = lazyPart<object>({
  name: 'The example',
  load: async () => (await import(/* webpackChunkName: "showcase" */ './Showcase')).Showcase,
});
