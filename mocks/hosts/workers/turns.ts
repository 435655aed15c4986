/**
 * Who is served when, so that one session's many tasks keep no other waiting: in each turn, every session has
 * one task. The queue of several machines takes turns as well (cluster/queue/admission.ts).
 */
export class Turns {
  #served = 0;
  readonly #last = new Map<string | null, number>();

  /** @returns the turn of the session's next task: the one being served unless it had its task in that */
  take(owner: string | null = null): number {
    const turn = Math.max(this.#served, (this.#last.get(owner) ?? 0) + 1);
    this.#last.set(owner, turn);
    return turn;
  }

  /** The turn of a task that has to run once more. */
  again(): number {
    return this.#served + 1;
  }

  /** A task of this turn begins. */
  serve(turn: number): void {
    this.#served = Math.max(this.#served, turn);
    for (const [owner, last] of this.#last) if (last < this.#served) this.#last.delete(owner);
  }
}
