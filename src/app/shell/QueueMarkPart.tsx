import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { useAppSelector } from '../useAppSelector';

const MarkPart = lazyPart<object>({
  name: 'The state of the queue',
  load: async () =>
    (
      await import(
        /* webpackChunkName: "queue-mark", webpackExports: ["QueueMark"] */ '@/features/library'
      )
    ).QueueMark,
  busy: () => null,
});

/** How far the queue of articles is; not there while it is empty. */
export function QueueMarkPart() {
  return useAppSelector(({ library }) => library.articles.queue.length > 0) ? <MarkPart /> : null;
}
