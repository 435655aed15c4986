/** Whether there are services at an address that keep pages from asking them. A call without a body, for no answer. */
export async function refusesPages(url: string, ms = 3_000): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ms);
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    return true;
  } catch {
    return false;
  }
}
