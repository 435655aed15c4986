import { answerJson } from '../http/answers';
import { HttpError } from '../http/httpError';
import type { WebHandler } from '../http/webApp';

/** Whether a proxy should send requests to this process; it may answer them all the same. */
export class Readiness {
  private isWarmingUp = false;
  private isStopping = false;

  /** @param stateObstacle why the state that processes share cannot be reached; null if it can */
  constructor(private readonly stateObstacle: () => Promise<string | null> = async () => null) {}

  /** Not ready until `work` has succeeded: requests sent meanwhile would wait for it. */
  async warmUp(work: () => Promise<void>): Promise<void> {
    this.isWarmingUp = true;
    await work();
    this.isWarmingUp = false;
  }

  /** Not ready from now on. */
  stop(): void {
    this.isStopping = true;
  }

  /** Why no requests should be sent; null when they may be. */
  async obstacle(): Promise<string | null> {
    if (this.isStopping) return 'The services are stopping';
    return this.isWarmingUp ? 'The services are warming up' : this.stateObstacle();
  }
}

/** Answer of `GET /ready`, an extension: the contract's `GET /health` says only that the process lives. */
export const answerReadiness =
  (readiness: Pick<Readiness, 'obstacle'>): WebHandler =>
  async (call) => {
    const obstacle = await readiness.obstacle();
    if (obstacle !== null) throw new HttpError(503, obstacle);
    return answerJson(call, { status: 'READY' });
  };
