import type { AnnotatedText, MarkedSpan } from './annotatedTexts';

const MARK = /\{(?<label>[a-z]+):(?<words>[^}]+)\}/gu;

/**
 * Sentences, one a line, with marks written into them: `{species:Vitis vinifera} holds {chemical:resveratrol}`.
 *
 * @returns a text for each line, with offsets in code points
 */
export const parseMarkedSentences = (lines: string): AnnotatedText[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => ({ id: String(index + 1), ...withoutMarks(line) }));

/**
 * Like {@link parseMarkedSentences}, but the lines between two empty lines become one text: names in an abstract
 * help to recognise one another.
 */
export const parseMarkedAbstracts = (lines: string): AnnotatedText[] =>
  parseMarkedSentences(
    lines
      .trim()
      .split(/\n{2,}/)
      .map((block) => block.replaceAll('\n', ' '))
      .join('\n'),
  );

function withoutMarks(line: string): { text: string; spans: MarkedSpan[] } {
  const spans: MarkedSpan[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, groups, index } of line.matchAll(MARK)) {
    text += line.slice(from, index);
    const start = Array.from(text).length;
    text += groups?.['words'] ?? '';
    spans.push({ start, end: Array.from(text).length, label: groups?.['label'] ?? '' });
    from = index + whole.length;
  }
  return { text: text + line.slice(from), spans };
}
