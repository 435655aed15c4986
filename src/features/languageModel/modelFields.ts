/** Characters; the keys of today's services have up to some 170. */
const LONGEST_KEY = 1_000;
const LONGEST_NAME = 200;

/** Both are sent in headers: visible ASCII, without blanks (RFC 9110, section 5.5). */
const VISIBLE = /^[!-~]+$/;

/** Why this can't be a key; undefined if it can. */
export const keyProblem = (key: string): string | undefined =>
  problem(key, LONGEST_KEY, 'Fill in the key', 'A key has no blanks and no special characters');

/** Why this can't be the name of a model; undefined if it can. */
export const modelProblem = (model: string): string | undefined =>
  problem(model, LONGEST_NAME, 'Fill in the model', 'A model’s name has no blanks');

function problem(text: string, longest: number, empty: string, odd: string): string | undefined {
  if (text === '') return empty;
  return VISIBLE.test(text) && text.length <= longest ? undefined : odd;
}
