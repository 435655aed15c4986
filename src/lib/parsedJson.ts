/** What a text says as JSON; `undefined` if there is none, or it is no JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
