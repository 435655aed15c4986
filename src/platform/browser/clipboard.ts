import type { Clipboard } from '../clipboard';

/** `navigator.clipboard` is missing on plain http. */
export const browserClipboard: Clipboard = {
  async writeText(text) {
    if (!('clipboard' in navigator)) throw new Error('This page may not use the clipboard');
    await navigator.clipboard.writeText(text);
  },
};
