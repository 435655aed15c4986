/**
 * Parses a language model's reply into a flat object, as the contract requires: JSON on its own, in a fenced
 * block, or from the first to the last brace; otherwise `{raw_text}`; `{}` for an empty reply.
 */
export function parseModelAnswer(content: string): Readonly<Record<string, unknown>> {
  const text = content.trim();
  if (text === '') return {};
  for (const candidate of [text, fenced(text), braced(text)]) {
    const parsed = candidate === undefined ? undefined : parseObject(candidate);
    if (parsed) return parsed;
  }
  return { raw_text: content };
}

function fenced(text: string): string | undefined {
  const open = text.indexOf('```');
  const close = text.indexOf('```', open + 3);
  if (open < 0 || close < 0) return undefined;
  return text.slice(open + 3, close).replace(/^[a-zA-Z]*\s/, '');
}

function braced(text: string): string | undefined {
  const open = text.indexOf('{');
  const close = text.lastIndexOf('}');
  return open >= 0 && close > open ? text.slice(open, close + 1) : undefined;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? Object.fromEntries(Object.entries(parsed)) : undefined;
  } catch {
    return undefined;
  }
}
