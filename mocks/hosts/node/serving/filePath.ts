/**
 * What the names of the build are made of. Not among it: a dot in front (hidden files, the parent folder) or at
 * the end (which Windows leaves out), a backslash, a colon, a NUL, and a percent sign, so that no path is
 * decoded twice.
 */
const NAME = /^[\w-](?:[\w.-]*[\w-])?$/;

/** Source maps and the build's own notes stay on the disk; a file system may not tell small letters from capitals. */
const KEPT = /\.map$|^build-info\.json$|^_headers$/i;

/**
 * The path of a file that may be asked for, decoded, from the one in a request's address; null for anything
 * else.
 *
 * Judged is what the file system would be asked for, not what was written: `ma%70` is `map`.
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
