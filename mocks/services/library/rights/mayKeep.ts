import type { Json, LibraryEvent } from '../event';
import type { AppendCheck, LibraryPart } from '../library';
import { mayActAs, type LibraryUser } from '../roles';
import { partNamed, type Part } from './partName';
import { valueFault } from './partValue';

/** An event that may not be kept, in the words for whoever sent it. */
export class RefusedEventError extends Error {
  constructor(
    readonly event: string,
    readonly part: string,
    readonly reason: string,
  ) {
    super(`Nothing was kept: ${part} of event ${event} was refused. ${reason}`);
    this.name = 'RefusedEventError';
  }
}

/** What stands of a part before an event. */
type Before = Pick<LibraryPart, 'value' | 'by'> | undefined;

const OF_OTHERS: readonly Part['kind'][] = ['state', 'assigned', 'comment'];

/**
 * What one user may say of which part. It is asked before events are kept, of those that are not kept yet.
 *
 * @throws RefusedEventError for the first that they may not
 */
export const rightsOf = (user: LibraryUser): AppendCheck => ({
  dependsOn: (name) => {
    const part = partNamed(name);
    return part !== undefined && OF_OTHERS.includes(part.kind);
  },
  check: (events, standing) => {
    const said = new Map<string, Before>();
    for (const event of events) {
      const key = `${event.article} ${event.part}`;
      const before = said.get(key) ?? standing(event.article, event.part);
      const reason = refusalOf(event, user, before);
      if (reason !== undefined) throw new RefusedEventError(event.id, event.part, reason);
      said.set(key, { value: event.to, by: user.name });
    }
  },
});

function refusalOf(event: LibraryEvent, user: LibraryUser, before: Before): string | undefined {
  const part = partNamed(event.part);
  if (!part) return 'The library knows no such part';
  return valueFault(part, event.to) ?? rightFault(part, event.to, { user, before });
}

interface Asked {
  readonly user: LibraryUser;
  readonly before: Before;
}

function rightFault(part: Part, to: Json, asked: Asked): string | undefined {
  if (part.kind === 'state') return stateFault(to, asked);
  const { user } = asked;
  const whose = ownerOf(part, to, asked);
  if (whose === user.name) return undefined;
  if (part.kind === 'comment') return `Only ${whose}, who wrote the comment, can change it`;
  if (part.kind === 'opinion') return `Only ${whose} can say what they think`;
  if (mayActAs(user, 'reviewer')) return undefined;
  return part.kind === 'asked'
    ? 'To ask somebody else for a second opinion takes a reviewer'
    : 'To assign an article to somebody else, or to take it from them, takes a reviewer';
}

/** The person whom a part is about; whoever speaks where it is about nobody. */
function ownerOf(part: Part, to: Json, { user, before }: Asked): Json {
  if (part.kind === 'asked' || part.kind === 'opinion') return part.name;
  if (part.kind === 'comment') return before?.by ?? user.name;
  return part.kind === 'assigned' ? (to ?? before?.value ?? user.name) : user.name;
}

function stateFault(to: Json, { user, before }: Asked): string | undefined {
  const isReviewer = mayActAs(user, 'reviewer');
  if (before?.value === 'confirmed') {
    if (to === 'confirmed') return `${before.by} has confirmed it already`;
    return isReviewer ? undefined : 'To take back what was confirmed takes a reviewer';
  }
  if (to !== 'confirmed') return undefined;
  if (!isReviewer) return 'To confirm an article takes a reviewer';
  if (before?.value !== 'checked') return 'Only an article that was checked can be confirmed';
  return before.by === user.name
    ? 'It is confirmed by somebody else than the person who checked it'
    : undefined;
}
