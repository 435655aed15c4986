import { ValidationError } from '../http/httpError';

/** @throws ValidationError if a field of the body lists more than it may */
export function requireFew(items: readonly unknown[], most: number, field: string): void {
  if (items.length <= most) return;
  const msg = `List should have at most ${most} items`;
  throw new ValidationError([{ type: 'too_long', loc: ['body', field], msg, input: null }]);
}
