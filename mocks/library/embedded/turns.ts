import type { Pool, PoolClient } from 'pg';
import { LibraryAwayError } from '../../services/library/library';

/** Calls that take turns at a database; a pool alone forgets those that wait when it ends. */
export class Turns {
  /** Gives up on each call that waits. */
  private readonly waiting = new Set<() => void>();

  constructor(private readonly pool: Pool) {}

  /** @throws LibraryAwayError if the database ends before it is this caller's turn */
  connect(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.delete(giveUp);
        reject(new LibraryAwayError('The database has ended'));
      };
      this.waiting.add(giveUp);
      this.pool.connect().then(
        (client) => {
          if (this.waiting.delete(giveUp)) resolve(client);
          else client.release(true);
        },
        (error: unknown) => {
          this.waiting.delete(giveUp);
          reject(error as Error);
        },
      );
    });
  }

  async end(): Promise<void> {
    this.waiting.forEach((giveUp) => giveUp());
    await this.pool.end();
  }
}
