/** Maximum length of a stored name; file systems allow 255 bytes. */
const MAX_LENGTH = 120;

/** The last part of a client's file name: some clients send whole paths. */
const baseName = (filename: string) => filename.split(/[/\\]/).at(-1) ?? '';

/**
 * Sanitises a client's file name as in docs/contract.md 4.2: anything other than a letter, digit, underscore,
 * dot or hyphen becomes an underscore. Leading dots are removed, so that the name cannot refer to a hidden
 * file or parent folder.
 */
export function safeUploadName(filename: string): string {
  const name = baseName(filename)
    .replace(/[^\p{L}\p{N}_.-]/gu, '_')
    .replace(/^\.+/, '');
  const extension = /\.[^.]*$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length) || 'document';
  return stem.slice(0, MAX_LENGTH) + extension.slice(0, 12);
}
