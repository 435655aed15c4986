import type { Page } from '@playwright/test';
import { START_MS } from './ketcher';

/** The answer of the structure editor's page when its drawing is read. */
export interface ReadDrawing {
  readonly molfile: string;
  readonly smiles: string;
  readonly atomCount: number;
  readonly isAsLoaded: boolean;
}

interface Answer {
  readonly type: string;
  readonly requestId?: string;
  readonly message?: string;
}

/**
 * The editor's page, opened on its own: it is then its own parent, and exchanges the same messages with
 * itself as with the application.
 */
export class EditorPage {
  private requests = 0;

  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
    });
    await this.page.goto('/ketcher/index.html');
    await this.answer(({ type }) => type === 'marcus-editor/ready');
  }

  async load(structure: string): Promise<void> {
    const answer = await this.ask({ type: 'marcus-editor/load', structure });
    if (answer.type !== 'marcus-editor/loaded') throw new Error(answer.message);
  }

  async read({ isPattern = false } = {}): Promise<ReadDrawing> {
    const answer = await this.ask({ type: 'marcus-editor/read', isPattern });
    if (answer.type !== 'marcus-editor/structure') throw new Error(answer.message);
    return answer as Answer & ReadDrawing;
  }

  private async ask(request: { type: string; structure?: string; isPattern?: boolean }) {
    const requestId = `request-${(this.requests += 1)}`;
    const message = { ...request, requestId };
    await this.page.evaluate((it) => window.postMessage(it, window.location.origin), message);
    return this.answer((heard) => heard.requestId === requestId && heard.type !== request.type);
  }

  private async answer(isIt: (heard: Answer) => boolean): Promise<Answer> {
    const until = Date.now() + START_MS;
    while (Date.now() < until) {
      const heard = await this.page.evaluate(
        () => (window as unknown as { heard: Answer[] }).heard,
      );
      const found = heard.filter((it) => typeof it === 'object' && it !== null).find(isIt);
      if (found) return found;
      await this.page.waitForTimeout(100);
    }
    throw new Error('The editor gave no answer');
  }
}
