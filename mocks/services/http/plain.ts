import { HttpError } from './httpError';

/** @throws HttpError 422 for a character that no database keeps in a text */
export function plain(text: string): string {
  if (text.includes('\0')) throw new HttpError(422, 'A text cannot have a NUL');
  return text;
}
