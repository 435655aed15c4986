import { selectNotices } from '@/features/notices';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { useAppSelector } from '../useAppSelector';

export const ToastsPart = lazyPart<object>({
  name: 'Messages',
  load: async () =>
    (
      await import(
        /* webpackChunkName: "toasts", webpackExports: ["NoticeToasts"] */ '@/features/notices'
      )
    ).NoticeToasts,
});

/** The toasts, from the first notice on. */
export function Toasts() {
  const isAnythingToTell = useAppSelector(selectNotices).length > 0;
  return isAnythingToTell && <ToastsPart />;
}
