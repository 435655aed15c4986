/** Where somebody is. */
export interface Place {
  /** Id of an article; null: at none. */
  readonly article: string | null;
  /** Id of a drawing of it; null: at none. */
  readonly segment: string | null;
}

export interface Person extends Place {
  readonly name: string;
  readonly article: string;
}

export const NOWHERE: Place = { article: null, segment: null };

/** Milliseconds after which a connection of another process that says nothing more is taken for gone. */
export const GONE_MS = 25_000;

interface Known {
  readonly name: string;
  readonly place: Place;
  /** Milliseconds since the epoch; of this process's own connections, which say when they end: never. */
  readonly until: number;
}

/** Who is where, by connection: those of this process, and what others tell of theirs. Nothing of it is kept. */
export class Presence {
  private readonly known = new Map<string, Known>();

  /** @returns whether it changes who is where */
  set(connection: string, name: string, place: Place, until = Infinity): boolean {
    const before = this.known.get(connection);
    if (place.article === null) return this.known.delete(connection);
    this.known.set(connection, { name, place, until });
    const { article, segment } = before?.place ?? NOWHERE;
    return article !== place.article || segment !== place.segment;
  }

  /** Forgets those that have said nothing for too long. @returns whether there were any */
  expire(now: number): boolean {
    const gone = [...this.known].filter(([, { until }]) => until < now);
    gone.forEach(([connection]) => this.known.delete(connection));
    return gone.length > 0;
  }

  /** Everybody at an article, each once a place, in an order of its own. */
  people(): readonly Person[] {
    const people = new Map<string, Person>();
    for (const { name, place } of this.known.values()) {
      const { article, segment } = place;
      if (article !== null) {
        people.set(JSON.stringify([name, article, segment]), { name, article, segment });
      }
    }
    return [...people].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, person]) => person);
  }
}
