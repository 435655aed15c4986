import * as v from 'valibot';
import { SHA256 } from '../readEvents';
import { isUserName } from '../userName';
import type { Place } from './presence';

/** Characters of a drawing's id. */
const ID_LIMIT = 200;

const place = {
  article: v.nullable(v.pipe(v.string(), v.regex(SHA256))),
  segment: v.nullable(v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(ID_LIMIT))),
};

const hereSchema = v.strictObject({ type: v.literal('here'), ...place });

const toldSchema = v.object({
  process: v.pipe(v.string(), v.uuid()),
  connection: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.check(isUserName)),
  ...place,
});

type Told = v.InferOutput<typeof toldSchema>;

/** Where a page says that its user is; undefined for any other frame. */
export function readHere(frame: string | null): Place | undefined {
  const { output, success } = v.safeParse(hereSchema, parsed(frame));
  if (!success) return undefined;
  return { article: output.article, segment: output.article === null ? null : output.segment };
}

/** What another process tells of one of its connections; undefined for what this version does not know. */
export function readTold(message: string): Told | undefined {
  const { output, success } = v.safeParse(toldSchema, parsed(message));
  return success ? output : undefined;
}

export const writeTold = (told: Told): string => JSON.stringify(told);

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
