/**
 * What a list of known compounds has of one: itself; its skeleton, where the list or the drawing has no stereo; its
 * skeleton with other stereo or isotopes; or nothing.
 */
export type KnownState = 'known' | 'without_stereo' | 'other_stereo' | 'new';

/** The services' list of known compounds. */
export interface KnownList {
  /** Worded for the user: `COCONUT`. */
  readonly name: string;
  /** Day of the file that it was made of, `2026-05-01`. */
  readonly date: string;
  readonly compounds: number;
  /** Of compounds that it does not have, it takes one in so many for known. */
  readonly falseAlarmOneIn: number;
}

/** What a list said of compounds, by their InChIKeys. */
export interface KnownListAnswer {
  /** Null where the services have none: then nothing is said. */
  readonly list: KnownList | null;
  readonly states: Readonly<Record<string, KnownState>>;
}

export const KNOWN_STATES = [
  'new',
  'known',
  'without_stereo',
  'other_stereo',
] as const satisfies readonly KnownState[];

/** As shown in a few letters. */
export const KNOWN_WORDS: Readonly<Record<KnownState, string>> = {
  known: 'known',
  without_stereo: 'known, no stereo',
  other_stereo: 'known, other stereo',
  new: 'new',
};

/** As written into tables: without commas, for which each cell would have to be quoted. */
export const WRITTEN_WORDS: Readonly<Record<KnownState, string>> = {
  known: 'known',
  without_stereo: 'known without stereo',
  other_stereo: 'known with other stereo',
  new: 'new',
};

const SAYS: Readonly<Record<KnownState, string>> = {
  known: 'has this compound',
  without_stereo: 'has this skeleton; there or here it is without stereo',
  other_stereo: 'has this skeleton with other stereo or isotopes, or with stereo stated in part',
  new: 'does not have this skeleton',
};

/** What the list says, and what that is worth. */
export function knownInWords(state: KnownState, list: KnownList): string {
  const { name, date, compounds, falseAlarmOneIn } = list;
  const [many, seldom] = [compounds, falseAlarmOneIn].map((count) => count.toLocaleString('en'));
  return `${name} ${SAYS[state]}. File of ${date}, ${many} compounds, by short hashes: of compounds that it lacks, 1 in ${seldom} looks known.`;
}
