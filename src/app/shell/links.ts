import type { Overlay } from '@/features/overlays';
import { usePlatform } from '@/platform/PlatformContext';

/** The links in the header besides Home (docs/requirements/core.md 2.ROUTE.2), and what a team shares, if it does. */
export const useHeaderPlaces = (): readonly Overlay[] => [
  'library',
  ...(usePlatform().config.sharesLibrary ? (['team'] as const) : []),
  'features',
  'about',
  'disclaimer',
];

/** The help's address, which is in the menu on phones. */
export const DOCUMENTATION = '#help';
