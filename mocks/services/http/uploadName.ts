/** Longest name kept; file systems allow 255 bytes. */
const MAX_LENGTH = 120;

/** The last part of a client's file name: some clients send whole paths. */
const baseName = (filename: string) => filename.split(/[/\\]/).at(-1) ?? '';

/**
 * A client's file name made harmless as docs/contract.md 4.2 has it: what is no letter, digit,
 * underscore, dot or hyphen becomes an underscore. Leading dots go, so that no hidden or parent
 * folder can be meant.
 */
export function safeUploadName(filename: string): string {
  const name = baseName(filename)
    .replace(/[^\p{L}\p{N}_.-]/gu, '_')
    .replace(/^\.+/, '');
  const extension = /\.[^.]*$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length) || 'document';
  return stem.slice(0, MAX_LENGTH) + extension.slice(0, 12);
}
