/** Milliseconds, all of them. */

/** The structure is set no earlier than this after the frame has loaded (docs/requirements/core.md 9.10). */
export const SETTLE_MS = 800;

/** From the frame to working chemistry: ten megabytes to load and compile, on a slow machine. */
export const START_LIMIT_MS = 60_000;

/** Ketcher parses and draws a large natural product in a second; the first call may compile first. */
export const ANSWER_LIMIT_MS = 30_000;

/** The services write a SMILES within a second; a reading that is under way may keep them busy for longer. */
export const SMILES_LIMIT_MS = 15_000;

/** After the review was opened, so that its pictures come first; the first edit seldom comes earlier. */
export const PREPARE_AFTER_MS = 4_000;
