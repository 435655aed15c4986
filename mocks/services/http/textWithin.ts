/** What was read so far. */
interface ReadText {
  readonly text: string;
  readonly bytes: number;
}

/**
 * The text of a response, read no further than it is wanted.
 *
 * @returns undefined if it became too long
 */
export async function textWithin(
  { body }: Response,
  isTooLong: (read: ReadText) => boolean,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Not every browser iterates over a stream.
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    bytes += part.value.length;
    text += decoder.decode(part.value, { stream: true });
    if (isTooLong({ text, bytes })) {
      await reader?.cancel();
      return undefined;
    }
  }
  return text + decoder.decode();
}
