import type { Action } from '@reduxjs/toolkit';
import { articleWords, isLabelText, type ArticleWords } from './articleWords';
import { namePlaceholder, textPlaceholder } from './placeholder';
import type { RecordedTrace } from './traceRecorder';

/** Keywords and chemistry, kept even if the same letters occur in the article. */
const KEPT_KEYS: ReadonlySet<string> = new Set(
  (
    'type status kind label shownLabel engine program programVersion outcome via endpointName ' +
    'requestStatus requestId smiles molfile depiction code fileId blobId hash pdfId id ids product'
  ).split(' '),
);

/** Long enough not to occur by chance in the application's own text. */
const SHORTEST_PIECE = 2;

/** A preview ends in an ellipsis that is not in the text; this much of its beginning identifies it. */
const TELLING_LENGTH = 20;

/** A shorter label or text occurs in other words by chance, and is only replaced where it stands by itself. */
const SHORTEST_WITHIN = 5;

/** A shorter stem, or one that the application itself uses, is only replaced together with its extension. */
const SHORTEST_STEM = 4;
const OWN_WORDS =
  /^(pages?|segments?|segmented|all_segments|structures?|text|pdf|session|notices)$/;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * Removes the article from a trace: its text and file names are consistently replaced everywhere with
 * placeholders of the same length, so that the trace still replays as before. Chemistry, the labels of
 * annotations and the user's actions are kept.
 */
export function leaveOutArticle({ start, steps, droppedCount }: RecordedTrace): RecordedTrace {
  const words = articleWords([start, ...steps.flatMap(({ action, state }) => [action, state])]);
  const replace = replacing(words);
  return {
    start: replace(start),
    steps: steps.map((step) => ({
      ...step,
      action: replace(step.action) as Action,
      state: replace(step.state),
    })),
    droppedCount,
  };
}

/** Replaces within a value; reuses the results for shared objects, since states share theirs. */
function replacing(words: ArticleWords): (value: unknown) => unknown {
  const known = new WeakMap<object, unknown>();
  const withoutNames = nameReplacer(words.names);
  const longLabels = [...words.labels].filter((label) => label.length >= SHORTEST_WITHIN);
  const withoutText = textReplacer(new Set([...words.texts, ...longLabels, ...words.titles]));
  const inString = (text: string, key: string): string => {
    if (KEPT_KEYS.has(key)) return text;
    return withoutNames(withoutText(text));
  };
  const inValue = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return inString(value, key);
    if (typeof value !== 'object' || value === null) return value;
    const before = known.get(value);
    if (before !== undefined) return before;
    const after = Array.isArray(value)
      ? value.map((item) => inValue(item, key))
      : Object.fromEntries(
          Object.entries(value).map(([name, member]) => [
            IDENTIFIER.test(name) ? name : withoutNames(name),
            typeof member === 'string' && isLabelText(value, name)
              ? textPlaceholder(member)
              : inValue(member, name),
          ]),
        );
    known.set(value, after);
    return after;
  };
  return (value) => inValue(value, '');
}

function textReplacer(texts: ReadonlySet<string>): (text: string) => string {
  const isOfArticle = (piece: string) => {
    const start = piece.slice(0, TELLING_LENGTH);
    return [...texts].some(
      (text) => text.includes(start) || (text.length >= SHORTEST_WITHIN && piece.includes(text)),
    );
  };
  return (text) =>
    text.trim().length >= SHORTEST_PIECE && isOfArticle(text) ? textPlaceholder(text) : text;
}

function nameReplacer(names: ReadonlySet<string>): (text: string) => string {
  const stems = new Set([...names].map((name) => name.replace(/\.pdf$/i, '')));
  const rules = [...stems]
    .sort((a, b) => b.length - a.length)
    .map((stem, index) => {
      const ending = stem.length < SHORTEST_STEM || OWN_WORDS.test(stem) ? '(?=\\.pdf)' : '';
      const bounded = `(?<![\\p{L}\\p{N}])${escaped(stem)}(?![\\p{L}\\p{N}])${ending}`;
      return {
        pattern: new RegExp(bounded, 'gu'),
        placeholder: namePlaceholder(stem, index + 1),
      };
    });
  return (text) =>
    rules.reduce((changed, rule) => changed.replace(rule.pattern, rule.placeholder), text);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
