import * as v from 'valibot';
import type { Json } from './event';
import { partNames, valueOf, type Replica } from './replica';

/** What stands of a part, as the page shows it. */
export interface Shown {
  /** The name's pieces, decoded. */
  readonly pieces: readonly string[];
  readonly value: Json;
  /** Undefined of what was said here and is not kept yet. */
  readonly by: string | undefined;
  readonly at: string;
  /** Infinity of what is not kept yet. */
  readonly seq: number;
}

/** Parts of one kind with a value, in the order in which they were said. */
export function shownParts(replica: Replica, kind: string): readonly Shown[] {
  return partNames(replica)
    .filter((name) => name.startsWith(`${kind}/`))
    .map((name) => shownPart(replica, name))
    .filter(({ value }) => value !== null)
    .sort((one, other) => one.seq - other.seq || 0);
}

export function shownPart(replica: Replica, name: string): Shown {
  const pieces = partPieces(name);
  const value = valueOf(replica, name);
  const own = replica.outbox.findLast(({ part }) => part === name);
  const standing = replica.parts[name];
  return own
    ? { pieces, value, by: undefined, at: own.at, seq: Infinity }
    : { pieces, value, by: standing?.by, at: standing?.at ?? '', seq: standing?.seq ?? 0 };
}

/** The name of a part: its pieces may hold anything. */
export const teamPart = (...pieces: readonly string[]): string =>
  pieces.map(encodeURIComponent).join('/');

/** What a part is and what it is of, decoded. */
export const partPieces = (name: string): readonly string[] => name.split('/').map(decoded);

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/** A value of the library, which another version or anybody may have written; undefined if it is another thing. */
export function valueAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: Json,
): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}
