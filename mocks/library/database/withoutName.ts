import type { Json } from '../../services/library/event';
import { signatureOf, type Signatures } from './signatures';

/** What is put where, in all that the library keeps. */
export interface Renaming {
  readonly name: string;
  readonly pseudonym: string;
  /** What the person signed. */
  readonly signed: Signatures;
  /** Whom comments may name besides: a name may begin like another. */
  readonly people: readonly string[];
}

/** Kinds of parts in which persons are named. */
export const NAMING_PARTS = ['article', 'judgements', 'annotationWords', 'comments', 'opinions'];

/** What an event says of whom. */
export interface NamingEvent {
  readonly article: string;
  readonly part: string;
  readonly author: string;
  readonly value_from: Json;
  readonly value_to: Json;
}

/** Parts whose name has a person's name in it, and the pieces before it. */
const OF_PERSONS = /^(article\/opinions|opinions)\/([^/]+)/;

/** Parts whose values are signed. */
const SIGNED = /^(?:opinions\/[^/]+\/)?(?:judgements|annotationWords)\//;

/**
 * An event's part and values with a pseudonym wherever they mean a person. Not wherever the letters are the same: a
 * compound or an organism may be called as somebody is.
 */
export function eventWithoutName(
  event: NamingEvent,
  renaming: Renaming,
): Pick<NamingEvent, 'part' | 'value_from' | 'value_to'> {
  const { part, value_from, value_to } = event;
  const { name, signed } = renaming;
  const isOwn = event.author === name;
  // What the person says is signed as they were called, of which none may stand beside the pseudonym of its author.
  const saw = (value: JsonObject) => isOwn && signed.names.has(String(value['by']));
  return {
    part: partWithoutName(part, renaming),
    value_from: valueWithoutName(event, value_from, { ...renaming, isOwn: saw }),
    value_to: valueWithoutName(event, value_to, { ...renaming, isOwn: () => isOwn }),
  };
}

const partWithoutName = (part: string, { name, pseudonym }: Renaming): string =>
  part.replace(OF_PERSONS, (found, kind: string, of: string) =>
    of === encodeURIComponent(name) ? `${kind}/${pseudonym}` : found,
  );

interface ValueRenaming extends Renaming {
  /** Whether a value is the person's whatever it is signed with. */
  readonly isOwn: (value: JsonObject) => boolean;
}

function valueWithoutName({ article, part }: NamingEvent, value: Json, renaming: ValueRenaming) {
  const { name, pseudonym, signed, isOwn } = renaming;
  if (part === 'article/assigned') return value === name ? pseudonym : value;
  if (!isObject(value)) return value;
  if (part.startsWith('comments/')) return commentWithoutName(value, renaming);
  if (!SIGNED.test(part) || !Object.hasOwn(value, 'by')) return value;
  const isTheirs =
    value['by'] === name || isOwn(value) || signed.all.has(signatureOf(article, value));
  return isTheirs ? { ...value, by: pseudonym } : value;
}

type JsonObject = Readonly<Record<string, Json>>;

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function commentWithoutName(comment: JsonObject, renaming: Renaming): Json {
  const { name, pseudonym } = renaming;
  const { mentions, text } = comment;
  const named: readonly Json[] = Array.isArray(mentions) ? mentions : [];
  return {
    ...comment,
    ...(Array.isArray(mentions) && {
      mentions: named.map((one) => (one === name ? pseudonym : one)),
    }),
    ...(typeof text === 'string' && { text: textWithoutName(text, named, renaming) }),
  };
}

/** Where pages take the name for a mention, as `mentionedIn` has it (src/domain/team/comments.ts). */
function textWithoutName(text: string, mentions: readonly Json[], renaming: Renaming): string {
  const { name, pseudonym, people } = renaming;
  const known = [name, ...people, ...mentions.filter((one) => typeof one === 'string')];
  const longestFirst = known.sort((one, other) => other.length - one.length).map(escaped);
  const mention = new RegExp(
    `(?<![\\p{L}\\p{N}])@(${longestFirst.join('|')})(?![\\p{L}\\p{N}_])`,
    'gu',
  );
  return text.replace(mention, (found, named) => (named === name ? `@${pseudonym}` : found));
}

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
