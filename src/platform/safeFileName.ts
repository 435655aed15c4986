/**
 * Maximum length of a name, in UTF-16 units, that every common file system accepts, leaving room for a
 * suffix.
 */
const MAX_LENGTH = 150;

/**
 * Makes a name that every file system accepts: no path separators, no characters that Windows forbids, no
 * control characters, no leading dots.
 */
export function safeFileName(name: string): string {
  const cleaned = name
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/g, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  if (cleaned === '') return 'download';
  if (cleaned.length <= MAX_LENGTH) return cleaned;
  const dot = cleaned.lastIndexOf('.');
  const extension = dot > 0 && cleaned.length - dot <= 10 ? cleaned.slice(dot) : '';
  return cleaned.slice(0, MAX_LENGTH - extension.length) + extension;
}
