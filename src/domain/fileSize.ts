const KILO = 1024;

/** `512 bytes`, `1.5 KB`, `9.8 MB` (docs/requirements/core.md 9.19). @param bytes >= 0 */
export function fileSizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} bytes`;
  const kilobytes = bytes / KILO;
  // 1023.95 KB or more would be rounded to 1024.0 KB
  if (kilobytes < KILO - 0.05) return `${kilobytes.toFixed(1)} KB`;
  return `${(kilobytes / KILO).toFixed(1)} MB`;
}

const GIGA = KILO ** 3;

/** Of what a browser stores, which may be larger than any file: `9.8 MB`, `1.5 GB`. @param bytes >= 0 */
export const spaceText = (bytes: number): string =>
  bytes < GIGA ? fileSizeText(bytes) : `${(bytes / GIGA).toFixed(1)} GB`;
