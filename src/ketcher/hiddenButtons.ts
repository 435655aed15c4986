import type { ButtonsConfig } from 'ketcher-react';

/**
 * Not offered: what needs a server (recognising pictures), other sites (help, about), a three-dimensional
 * viewer or a picture renderer that this page does not include, and reactions, which occur in no segment.
 */
const HIDDEN = [
  'recognize',
  'miew',
  'help',
  'about',
  'fullscreen',
  'reaction-plus',
  'arrows',
  'reaction-mapping-tools',
  'create-monomer',
] as const satisfies readonly (keyof ButtonsConfig)[];

export const HIDDEN_BUTTONS: ButtonsConfig = Object.fromEntries(
  HIDDEN.map((name) => [name, { hidden: true }]),
);
