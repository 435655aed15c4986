/** A marked stretch of a text, in code points, half-open. */
export interface MarkedSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** A text and what people marked in it. */
export interface AnnotatedText {
  readonly id: string;
  readonly text: string;
  readonly spans: readonly MarkedSpan[];
}

/**
 * Reads one text a line, as JSON: `{"id", "text", "spans": [{"start", "end", "label"}]}`.
 *
 * @throws Error with the number of the first line that cannot be used
 */
export function parseAnnotatedTexts(jsonLines: string): AnnotatedText[] {
  return jsonLines.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parsed(line);
    if (!isAnnotatedText(value)) throw new Error(`Line ${index + 1} is no annotated text`);
    return [value];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isAnnotatedText(value: unknown): value is AnnotatedText {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, spans } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof text !== 'string' || !Array.isArray(spans)) return false;
  const length = Array.from(text).length;
  return spans.every((span) => isSpanWithin(span, length));
}

function isSpanWithin(value: unknown, length: number): value is MarkedSpan {
  if (typeof value !== 'object' || value === null) return false;
  const { start, end, label } = value as Readonly<Record<string, unknown>>;
  return (
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    typeof label === 'string' &&
    0 <= Number(start) &&
    Number(start) < Number(end) &&
    Number(end) <= length
  );
}
