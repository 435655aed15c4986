import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { Application } from './application';
import { watchPage, type PageFindings } from './watchPage';

/** A user with a separate browser, as far as sessions are concerned. */
export class SessionUser {
  readonly app: Application;
  /** Number of sessions that the page requested. */
  sessionsMade = 0;

  private constructor(
    readonly page: Page,
    readonly findings: PageFindings,
  ) {
    this.app = new Application(page);
    page.on('request', (request) => {
      if (request.url().includes('/session/create')) this.sessionsMade += 1;
    });
  }

  static async in(context: BrowserContext, origin: string): Promise<SessionUser> {
    const page = await context.newPage();
    return new SessionUser(page, await watchPage(page, origin));
  }

  /** Opens the application, whatever happens to the session. */
  async come(): Promise<void> {
    await this.page.goto('/');
    await this.app.skipSplash();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.app.skipSplash();
  }

  get active(): Locator {
    return this.page.getByRole('button', { name: /^MARCUS Active/ });
  }

  /** The view that the gate shows before the application. */
  gate(title: string): Locator {
    return this.page.getByRole('main').filter({
      has: this.page.getByRole('heading', { level: 1, name: title }),
    });
  }

  get waiting(): Locator {
    return this.gate('Almost Ready');
  }

  /** The line above the work. */
  get notice(): Locator {
    return this.page.getByRole('complementary', { name: 'Session' });
  }

  /** Removes the browser's own messages about refused or dropped sockets from the findings. */
  forgiveRefusedSockets(): void {
    const { errors } = this.findings;
    const others = errors.filter((it) => !it.includes('WebSocket connection to '));
    errors.splice(0, errors.length, ...others);
  }

  async expectPlace(position: number): Promise<void> {
    await expect(this.waiting).toContainText(`Queue position${position}`);
  }
}
