import { lazyPart } from '@/ui/LazyPart/lazyPart';

/** The page of all articles; loaded when it is first shown, or in an idle moment. */
export const LibraryPart = lazyPart<object>({
  name: 'The library',
  load: async () =>
    (await import(/* webpackChunkName: "library" */ '@/widgets/library')).LibraryPage,
});
