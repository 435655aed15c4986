import * as v from 'valibot';
import type { Json } from './event';
import type { Replica } from './replica';
import { shownParts, teamPart, valueAs } from './teamPart';

const commentSchema = v.object({
  segment: v.nullable(v.string()),
  text: v.string(),
  mentions: v.array(v.string()),
});

/** What somebody wrote at a drawing, or at the article. */
export interface TeamComment extends v.InferOutput<typeof commentSchema> {
  readonly id: string;
  /** Undefined of the user's own that is not sent yet. */
  readonly by: string | undefined;
  readonly at: string;
}

/** UTF-16 units of a comment, and how many people it may name: as the services have it. */
export const COMMENT_LIMIT = 4_000;
const MENTIONS_LIMIT = 20;

export const commentPart = (id: string): string => teamPart('comments', id);

/** A part's value as a comment; undefined if it is none. */
export const readComment = (value: Json) => valueAs(commentSchema, value);

/** In the order in which they were written. */
export const commentsOf = (replica: Replica): readonly TeamComment[] =>
  shownParts(replica, 'comments').flatMap(({ pieces, value, by, at }) => {
    const comment = readComment(value);
    return comment ? [{ ...comment, id: pieces[1] ?? '', by, at }] : [];
  });

/** @param segment null: those at the article as a whole */
export const threadAt = (
  comments: readonly TeamComment[],
  segment: string | null,
): readonly TeamComment[] => comments.filter((comment) => comment.segment === segment);

/** Whom a text names with `@`, of people who are known: names may have spaces, and one may begin like another. */
export function mentionedIn(text: string, people: readonly string[]): readonly string[] {
  const longest = [...people].sort((one, other) => other.length - one.length);
  const found = new Set<string>();
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const isWord = at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
    const name = longest.find((one) => isNameAt(text, at + 1, one));
    if (!isWord && name !== undefined) found.add(name);
  }
  return [...found].slice(0, MENTIONS_LIMIT);
}

function isNameAt(text: string, at: number, name: string): boolean {
  const after = text[at + name.length] ?? '';
  return text.startsWith(name, at) && !/[\p{L}\p{N}_]/u.test(after);
}

/** What is typed of a name at the caret; undefined where none is. */
export function nameBeingTyped(text: string, caret: number): string | undefined {
  const [, typed] = /(?:^|[^\p{L}\p{N}])@([^\s@]{0,60})$/u.exec(text.slice(0, caret)) ?? [];
  return typed;
}
