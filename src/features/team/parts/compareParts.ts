import { dequal } from 'dequal/lite';
import type { WorkState } from '@/article';
import { FROM_NAME } from '@/domain/engines';
import { wasEdited } from '@/domain/structure';
import type { Json, JsonObject } from '@/domain/team/event';
import { opinionIn, partHere, partThere } from '@/domain/team/opinion';
import { valueOf, type Replica } from '@/domain/team/replica';
import { readPartName, type ArticleKind, type PartName } from './partName';
import { readValue } from './readValue';
import { FINDINGS, textOf, type Parts } from './sharedParts';

type Said = Json | undefined;

const fields = (value: Said): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

/** A judgement whose text is not known in one of two pages may still be the same one. */
function isSameJudgement(one: Said, other: Said): boolean {
  const [{ of: a, ...rest }, { of: b, ...otherRest }] = [fields(one), fields(other)];
  return dequal(rest, otherRest) && (a === undefined || b === undefined || a === b);
}

/**
 * What programs find out about a drawing they find bit by bit: the place first, what the text says of it later. Each
 * page begins anew, and has nothing to tell before it knows more.
 */
function addsNothing(here: Said, there: Said): boolean {
  const [one, other] = [fields(here), fields(there)];
  if (one['origin'] !== 'found' || !dequal(one['box'], other['box'])) return false;
  const [label, labelThere] = [fields(one['label']), fields(other['label'])];
  const has = (known: JsonObject, keys: readonly string[]) =>
    keys.every((key) => known[key] !== undefined);
  return has(other, Object.keys(one)) && has(labelThere, Object.keys(label));
}

/** Whether a reading reads the same, and the other one has all that engines and texts say of it. */
const readsNoMore = (here: Said, there: Said): boolean =>
  textOf(fields(here)) === textOf(fields(there)) &&
  FINDINGS.every((key) => fields(here)[key] === undefined || fields(there)[key] !== undefined);

/** Whether two values say the same of a part; programs write down more than what they say. */
function saysSame(kind: ArticleKind, one: Said, other: Said): boolean {
  if (one === null || other === null) return one === other;
  if (kind === 'segments' && addsNothing(one, other)) return true;
  if (kind === 'structures') return readsNoMore(one, other);
  if (kind === 'judgements') return isSameJudgement(one, other);
  return dequal(one, other);
}

/** Whether a person says it; the rest is what a program found or read. */
function isOfPerson(kind: ArticleKind, value: Said): boolean {
  const { origin, engine = '', editedFromOriginal, selectedFromComparison } = fields(value);
  if (kind === 'segments') return origin !== 'found';
  if (kind !== 'structures') return true;
  const isEdited = wasEdited({
    engine: String(engine),
    editedFromOriginal: editedFromOriginal === true,
  });
  return isEdited || engine === FROM_NAME || selectedFromComparison === true;
}

export interface SaidPart {
  readonly part: string;
  readonly to: Json;
}

/** A part that is to be as the library has it, and what the page has of it. */
export interface OwedPart {
  readonly part: string;
  readonly here: Json;
}

interface Comparing {
  /** The page does not know yet what the library has of the article. */
  readonly isFirst: boolean;
  /** What is about to be taken in: what says the same there was kept before, and is not said twice. */
  readonly incoming?: Parts;
}

/**
 * Where the page and the library differ: what the page has to say, and what it has to take.
 *
 * A program's word never takes the place of a person's, nor, when an article meets the library, of any other; and what
 * is missing here was only taken away if a person did so.
 */
export function compareParts(
  article: WorkState,
  parts: Parts,
  replica: Replica,
  { isFirst, incoming = {} }: Comparing,
): { readonly toSay: readonly SaidPart[]; readonly toTake: readonly OwedPart[] } {
  const toSay: SaidPart[] = [];
  const toTake: OwedPart[] = [];
  const opinion = opinionIn(replica);
  const ownNames = Object.keys(parts).map((part) => partThere(part, opinion));
  for (const part of new Set([...ownNames, ...Object.keys(replica.parts)])) {
    const own = partHere(part, opinion);
    const name = own === undefined ? undefined : readPartName(own);
    if (own === undefined || !name) continue;
    const [here, there] = [parts[own] ?? null, valueOf(replica, part)];
    if (saysSame(name.kind, here, there)) continue;
    const comes = incoming[part];
    if (comes !== undefined && saysSame(name.kind, here, comes)) continue;
    if (mayBeSaid(article, name, here, there, isFirst)) toSay.push({ part, to: here });
    else if (!isFirst && there !== null) toTake.push({ part, here });
  }
  return { toSay, toTake };
}

function mayBeSaid(
  article: WorkState,
  name: PartName,
  here: Json,
  there: Json,
  isFirst: boolean,
): boolean {
  const { kind } = name;
  if (there === null) return !isFirst || isOfPerson(kind, here);
  // What a later version of the application wrote is left alone.
  if (readValue(kind, name, there) === undefined) return false;
  if (here === null) return !isFirst && isTakenAway(article, name, there);
  if (isOfPerson(kind, here)) return true;
  return !isFirst && !isOfPerson(kind, there);
}

/** Whether it is missing here because a person took it away. */
function isTakenAway({ segments }: WorkState, { kind, of }: PartName, there: Json): boolean {
  if (kind === 'structures') return false;
  if (kind === 'annotationWords' || kind === 'article') return true;
  const isHere = segments.entities[of] !== undefined;
  if (kind !== 'segments') return isHere;
  return Object.hasOwn(segments.overruled, of) || isOfPerson(kind, there);
}
