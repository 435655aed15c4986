import type { Overlay } from '@/features/overlays';

/** The places of the header besides Home (docs/requirements/core.md 2.ROUTE.2). */
export const HEADER_PLACES: readonly Overlay[] = ['features', 'about', 'disclaimer'];

/** The help's address; phones have it in their menu. */
export const DOCUMENTATION = '#help';
