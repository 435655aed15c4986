import { usePlatform } from '@/platform/PlatformContext';
import { lazyPart } from '@/ui/LazyPart/lazyPart';

const Part = lazyPart<object>({
  name: 'The line on downloads',
  load: async () =>
    (await import(/* webpackChunkName: "engine-downloads" */ '@/features/engineDownloads'))
      .EngineDownloadNotice,
  busy: () => null,
});

/** The line on the engine's downloads; there are none where the services are on a server. */
export function EngineDownloadPart() {
  const { config } = usePlatform();
  return config.servicesScript === undefined ? null : <Part />;
}
