import { COCONUT } from './coconut';
import type { HandOver, Recipient } from './handOver';
import { LOTUS } from './lotus';
import { NP_ATLAS } from './npAtlas';
import { PUBCHEM } from './pubChem';
import { WIKIDATA } from './wikidata';

/** Databases whose importers take a file, by its format. */
export const HAND_OVERS = {
  coconut: COCONUT,
  lotus: LOTUS,
  npAtlas: NP_ATLAS,
  pubChem: PUBCHEM,
} as const satisfies Readonly<Record<string, HandOver>>;

export type HandOverFormat = keyof typeof HAND_OVERS;

/** All databases that compounds are written for, by format; Wikidata's files need answers from it. */
export const RECIPIENTS = {
  ...HAND_OVERS,
  wikidata: WIKIDATA,
} as const satisfies Readonly<Record<string, Recipient>>;

export type RecipientFormat = keyof typeof RECIPIENTS;

export const isHandOver = (format: string): format is HandOverFormat =>
  Object.hasOwn(HAND_OVERS, format);

export const isForRecipient = (format: string): format is RecipientFormat =>
  Object.hasOwn(RECIPIENTS, format);
