import type { Downloads } from '../downloads';
import { safeFileName } from '../safeFileName';

/** Browsers start reading the object URL after the click; this is long enough for any of them. */
const REVOKE_AFTER_MS = 10_000;

export const browserDownloads: Downloads = {
  save(name, content) {
    const url = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = url;
    link.download = safeFileName(name);
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
  },
};
