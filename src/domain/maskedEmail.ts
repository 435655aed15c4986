/** How much of the name is shown; of a name hardly longer than that, one letter. */
const TOLD_LETTERS = 2;

/**
 * An address that its owner recognises but that does not reveal all of it: `ma…@example.org`. The domain
 * stays, as it says which of several accounts is meant.
 */
export function maskedEmail(email: string): string {
  const at = email.trim().lastIndexOf('@');
  if (at < 1) return '…';
  const name = [...email.trim().slice(0, at)];
  const told = name.length > TOLD_LETTERS ? TOLD_LETTERS : 1;
  return `${name.slice(0, told).join('')}…${email.trim().slice(at)}`;
}
