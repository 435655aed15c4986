import * as v from 'valibot';
import type { Person } from '@/domain/team/articleState';
import type { AppConfig } from '@/platform/config';

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('ping') }),
  v.object({
    type: v.literal('news'),
    seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.object({
    type: v.literal('here'),
    people: v.array(
      v.object({ name: v.string(), article: v.string(), segment: v.nullable(v.string()) }),
    ),
  }),
]);

/** A message of the library's live channel (docs/team.md). */
export type TeamMessage = v.InferOutput<typeof messageSchema>;

export const teamLiveAddress = ({ socketUrl }: Pick<AppConfig, 'socketUrl'>): string =>
  `${socketUrl}/library/live`;

/** @returns undefined for a frame to be ignored, such as one of a later version */
export function readTeamMessage(text: string): TeamMessage | undefined {
  try {
    const { success, output } = v.safeParse(messageSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Where the user is: at an article, at a drawing of it, or at none. */
export type OwnPlace = Pick<Person, 'segment'> & { readonly article: string | null };

export const writePlace = ({ article, segment }: OwnPlace): string =>
  JSON.stringify({ type: 'here', article, segment });
