import { usePlatform } from '@/platform/PlatformContext';
import { lazyPart } from '@/ui/LazyPart/lazyPart';

const LoadedMark = lazyPart<object>({
  name: 'The team’s library',
  load: async () => (await import(/* webpackChunkName: "team" */ '../work/team')).TeamMark,
});

/** How the open article stands with the team's library, where there is one. */
export function TeamMarkPart() {
  return usePlatform().config.sharesLibrary ? <LoadedMark /> : null;
}
