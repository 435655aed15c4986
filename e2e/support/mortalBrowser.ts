import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../mocks/tools/chromiumPath';

/** A browser with a profile on the disk, which can be ended like by a crash of the machine. */
export class MortalBrowser {
  private process: ChildProcess | undefined;

  /** @param profile a folder, which is made if it is not there */
  constructor(private readonly profile: string) {}

  /** Starts it, with what the profile holds. @returns a page of it */
  async start(): Promise<Page> {
    const portFile = path.join(this.profile, 'DevToolsActivePort');
    await rm(portFile, { force: true });
    this.process = spawn(
      chromiumPath() ?? 'chromium',
      [
        ...['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
        ...[`--user-data-dir=${this.profile}`, '--no-first-run', 'about:blank'],
      ],
      { stdio: 'ignore', detached: true },
    );
    const port = await textOf(portFile);
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const context = browser.contexts()[0];
    if (!context) throw new Error('The browser has no context');
    return context.newPage();
  }

  /** Ends all its processes at once. */
  async kill(): Promise<void> {
    const { process: running } = this;
    if (running?.pid === undefined) return;
    const ended = once(running, 'exit');
    process.kill(-running.pid, 'SIGKILL');
    await ended;
    this.process = undefined;
  }
}

/** The first line of a file, once the browser has written it. */
async function textOf(file: string): Promise<string> {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const [line] = text.split('\n');
    if (line) return line;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
