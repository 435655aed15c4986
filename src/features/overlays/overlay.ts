import { HOME_ADDRESS } from '@/platform/pageAddress';

/** Panels that temporarily replace the work (docs/requirements/session.md S2.OVER.1). */
export const OVERLAYS = ['features', 'about', 'disclaimer', 'privacy-policy'] as const;
/** A page of information, as opposed to the library. */
export type InformationPage = (typeof OVERLAYS)[number];
/** The library, and what a team shares, are shown in the same place, and have an address and ways back as they have. */
export type Overlay = InformationPage | 'library' | 'team';

/** Names in links and in the window's title. */
export const OVERLAY_NAMES: Record<Overlay, string> = {
  library: 'Library',
  team: 'Team',
  features: 'Features',
  about: 'About',
  disclaimer: 'Disclaimer',
  'privacy-policy': 'Privacy Policy',
};

/** The address of an overlay, or of the page without one. */
export const addressOf = (overlay: Overlay | null): string =>
  overlay === null ? HOME_ADDRESS : `${HOME_ADDRESS}${overlay}`;

/** The overlay at an address; any other address is the work itself. */
export const overlayAt = (fragment: string): Overlay | null =>
  ([...OVERLAYS, 'library', 'team'] as const).find((overlay) => addressOf(overlay) === fragment) ??
  null;
