import { opinionGivers, pairsOf } from './agreement';
import type { Contested } from './contested';
import { askedPart } from './opinion';
import type { Replica } from './replica';
import { teamPart } from './teamPart';

/**
 * Where a second opinion that has ended says something else than the word that stands, which nobody has said again
 * since; each part with whoever says so.
 */
export function openDifferences(replica: Replica): readonly Contested[] {
  const { parts, outbox } = replica;
  const found = new Map<string, Contested>();
  for (const name of opinionGivers(replica)) {
    const asked = parts[askedPart(name)];
    const ended = asked?.value === null ? asked.seq : 0;
    for (const { part, first, second } of pairsOf(replica, name)) {
      const [standing, opinion] = [parts[part], parts[`${teamPart('opinions', name)}/${part}`]];
      const isOpen = standing && standing.seq < ended && !outbox.some((own) => own.part === part);
      if (first === second || !isOpen || !opinion) continue;
      const { value, by, at, seq } = opinion;
      const beside = found.get(part)?.beside ?? [];
      const said = { value, by, at, seq, isOpinion: true as const };
      found.set(part, { ...standing, part, beside: [...beside, said] });
    }
  }
  return [...found.values()];
}
