/** Why a drawing or its reading was rejected, in the order of the menu. */
export const REJECT_REASONS = [
  'wrongReading',
  'notAStructure',
  'fragment',
  'duplicate',
  'other',
] as const;

/** Maximum length of a rejection's note, in UTF-16 code units. */
export const JUDGEMENT_NOTE_LIMIT = 500;

/** Maximum length of the name of the person who judges. */
export const REVIEWER_LIMIT = 80;

/** Surroundings kept on each side of a place of the text, in UTF-16 units. */
export const CONTEXT_LENGTH = 32;

/** Maximum length of a refusal's reason, in UTF-16 code units. */
export const REASON_LIMIT = 500;

/** Steps that are kept for an article. */
export const HISTORY_LIMIT = 200;

/** Changes that are kept for an article: some 300 bytes each. */
export const TRAIL_LIMIT = 2_000;

/** Maximum length of a step's title, in UTF-16 code units. */
export const STEP_TITLE_LIMIT = 200;
