/** Conditions that a request places on its answer (RFC 9110, section 13). */

/** What a request's conditions are compared with. */
export interface Validators {
  readonly etag: string;
  /** As an HTTP date. */
  readonly lastModified?: string;
}

/** Reads a header of the request. */
export type RequestHeader = (name: string) => string | undefined;

/** Whether `If-Match` or `If-Unmodified-Since` forbids the request. */
export function isPreconditionFailed(header: RequestHeader, validators: Validators): boolean {
  const match = header('If-Match');
  if (match !== undefined) return !lists(match, validators.etag);
  return timeOf(validators.lastModified) > timeOf(header('If-Unmodified-Since'));
}

/** Whether the client already has the content, by `If-None-Match` or `If-Modified-Since`. */
export function isNotModified(header: RequestHeader, validators: Validators): boolean {
  // The user reloads, and wants the content sent again.
  if (/(?:^|,)\s*no-cache\s*(?:,|$)/i.test(header('Cache-Control') ?? '')) return false;
  const noneMatch = header('If-None-Match');
  if (noneMatch !== undefined) return lists(noneMatch, validators.etag);
  return timeOf(validators.lastModified) <= timeOf(header('If-Modified-Since'));
}

/** Whether a range still belongs to the content of which the client has other parts (`If-Range`). */
export function isRangeCurrent(header: RequestHeader, validators: Validators): boolean {
  const condition = header('If-Range');
  if (condition === undefined) return true;
  if (condition.includes('"')) return lists(condition, validators.etag);
  return timeOf(validators.lastModified) <= timeOf(condition);
}

/** Compares weakly: an entity tag here stands for all encodings of a content. */
const lists = (tags: string, etag: string): boolean =>
  tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag.trim()) === opaque(etag));

const opaque = (tag: string): string => tag.replace(/^W\//, '');

/** NaN, which is neither earlier nor later than any time, for a date that is missing or unreadable. */
const timeOf = (date: string | undefined): number => Date.parse(date ?? '');
