import { selectOffline } from '@/features/offline';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { useAppSelector } from '../useAppSelector';

const NewVersionPart = lazyPart<object>({
  name: 'The new version',
  load: async () =>
    (
      await import(
        /* webpackChunkName: "new-version", webpackExports: ["NewVersionNotice"] */ '@/features/offline'
      )
    ).NewVersionNotice,
});

/** The offer of a newer version, once there is one. */
export function NewVersion() {
  const hasOne = useAppSelector(selectOffline).newVersion !== 'none';
  return hasOne && <NewVersionPart />;
}
