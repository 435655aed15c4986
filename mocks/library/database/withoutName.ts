import type { Json } from '../../services/library/event';

/** What is put where, in all that the library keeps. */
export interface Renaming {
  readonly name: string;
  readonly pseudonym: string;
}

/** Kinds of parts in which persons are named. */
export const NAMING_PARTS = ['article', 'judgements', 'comments', 'opinions'];

/** Parts whose name has a person's name in it, and the pieces before it. */
const OF_PERSONS = /^(article\/opinions|opinions)\/([^/]+)/;

/** A part's name with a pseudonym in place of a person's name. */
export const partWithoutName = (part: string, { name, pseudonym }: Renaming): string =>
  part.replace(OF_PERSONS, (found, kind: string, of: string) =>
    of === encodeURIComponent(name) ? `${kind}/${pseudonym}` : found,
  );

/**
 * A part's value with a pseudonym wherever it means a person. Not wherever the letters are the same: a compound or an
 * organism may be called as somebody is.
 */
export function valueWithoutName(part: string, value: Json, renaming: Renaming): Json {
  const { name, pseudonym } = renaming;
  if (part === 'article/assigned') return value === name ? pseudonym : value;
  if (!isObject(value)) return value;
  if (/^(?:opinions\/[^/]+\/)?judgements\//.test(part)) {
    return value['by'] === name ? { ...value, by: pseudonym } : value;
  }
  return part.startsWith('comments/') ? commentWithoutName(value, renaming) : value;
}

type JsonObject = Readonly<Record<string, Json>>;

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function commentWithoutName(comment: JsonObject, { name, pseudonym }: Renaming): Json {
  const { mentions, text } = comment;
  return {
    ...comment,
    ...(Array.isArray(mentions) && {
      mentions: mentions.map((one: Json) => (one === name ? pseudonym : one)),
    }),
    ...(typeof text === 'string' && { text: text.replaceAll(`@${name}`, `@${pseudonym}`) }),
  };
}
