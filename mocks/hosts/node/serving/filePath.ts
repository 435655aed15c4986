/**
 * The names used in the build. They exclude a leading dot (hidden files, the parent folder) or trailing one
 * (which Windows drops), a backslash, a colon, a NUL, and a percent sign, so that no path is decoded twice.
 */
const NAME = /^[\w-](?:[\w.-]*[\w-])?$/;

/** Source maps and the build's own notes are not served; a file system may be case-insensitive. */
const KEPT = /\.map$|^build-info\.json$|^_headers$/i;

/**
 * The decoded path of a file that may be served, from a request's path; null for anything else.
 *
 * The check applies to the path for the file system, not to its encoded form: `ma%70` is `map`.
 */
export function filePathOf(requested: string): string | null {
  const decoded = decode(requested);
  if (decoded === null || !decoded.startsWith('/')) return null;
  const names = decoded.slice(1).split('/');
  const isFile = names.every((name) => NAME.test(name));
  return isFile && !KEPT.test(names.at(-1) ?? '') ? decoded : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
