import type { WorkState } from '@/article';
import { samePlace } from '@/domain/matchSegments';
import { partNames, type Replica } from '@/domain/team/replica';
import { partPieces, teamPart } from '@/domain/team/teamPart';
import { readPartName } from './partName';
import { readValue } from './readValue';

/** By the id that a drawing has here, the one that it has in the library. */
export type NamesThere = Readonly<Record<string, string>>;

/**
 * Drawings that this page and another one found apart from each other, each under an id of its own.
 *
 * @param replica with what came from the library
 */
export function sameDrawings({ segments }: WorkState, replica: Replica): NamesThere {
  const said = new Set(partNames(replica));
  const onlyHere = Object.values(segments.entities).filter(
    ({ id, origin }) => origin === 'found' && !said.has(`segments/${id}`),
  );
  const names: Record<string, string> = {};
  for (const [part, { value }] of Object.entries(replica.parts)) {
    const name = readPartName(part);
    if (name?.kind !== 'segments' || segments.entities[name.of]) continue;
    const there = readValue('segments', name, value);
    const here =
      there?.box && onlyHere.find(({ id, box }) => !names[id] && samePlace(box, there.box));
    if (here) names[here.id] = name.of;
  }
  return names;
}

/** An id, alone or at the end of a structure's key. */
const renamed = (text: string, pdfId: string, names: NamesThere): string => {
  const prefix = `pdf-${pdfId.replace(/^pdf-/, '')}-`;
  const [before, id] = text.startsWith(prefix) ? [prefix, text.slice(prefix.length)] : ['', text];
  return Object.hasOwn(names, id) ? before + names[id] : text;
};

/** The article with other ids of its drawings, wherever they stand: ids are unlike any other text. */
export function withNamesThere<Article>(
  article: Article,
  pdfId: string,
  names: NamesThere,
): Article {
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return renamed(value, pdfId, names);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(within);
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [renamed(key, pdfId, names), within(member)]),
    );
  };
  return within(article) as Article;
}

/** What waits to be sent of these drawings is said of them under those ids. */
export const outboxThere = (replica: Replica, names: NamesThere): Replica => ({
  ...replica,
  outbox: replica.outbox.map((event) => ({
    ...event,
    part: teamPart(...partPieces(event.part).map((piece) => names[piece] ?? piece)),
  })),
});
