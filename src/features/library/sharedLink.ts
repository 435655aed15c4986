/** Where a link to a shared article points: `#/open?file=lesson-3.tar`. */
const LINK = /^#\/open\?file=([^&]+)$/;

/** Only beside the page itself: below its folder, with a path that cannot climb out of it or name a host. */
const BESIDE = /^(?!\.)[\w.~ ()+,-]+(?:\/(?!\.)[\w.~ ()+,-]+)*\.tar$/i;

/**
 * @param fragment of the page's address, with its `#`
 * @returns the file's path from the page's own folder, decoded; `undefined` unless the link is a sound one
 */
export function sharedFileAt(fragment: string): string | undefined {
  const encoded = LINK.exec(fragment)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const path = decodeURIComponent(encoded);
    return BESIDE.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
