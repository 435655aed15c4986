/** How many letters of the name are shown; one letter of a name that is hardly longer. */
const TOLD_LETTERS = 2;

/**
 * An address that its owner recognises but that is not fully revealed: `ma…@example.org`. The domain stays,
 * because it identifies one of several accounts.
 */
export function maskedEmail(email: string): string {
  const at = email.trim().lastIndexOf('@');
  if (at < 1) return '…';
  const name = [...email.trim().slice(0, at)];
  const told = name.length > TOLD_LETTERS ? TOLD_LETTERS : 1;
  return `${name.slice(0, told).join('')}…${email.trim().slice(at)}`;
}
