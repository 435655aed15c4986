import type { Overlay } from '@/features/overlays';

/** The links in the header besides Home (docs/requirements/core.md 2.ROUTE.2). */
export const HEADER_PLACES: readonly Overlay[] = ['library', 'features', 'about', 'disclaimer'];

/** The help's address, which is in the menu on phones. */
export const DOCUMENTATION = '#help';
