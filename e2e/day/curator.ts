import type { Locator, Page } from '@playwright/test';
import { expectDrawingSeen } from '../support/drawingSeen';
import { expect, LONG_MS } from '../support/waits';
import type { DayCompound } from './dayCompounds';

/**
 * Seconds that a person looks, from watching curators: they are added to what the application takes, since a
 * script looks at nothing.
 */
export const LOOKS = { sampled: 3, calm: 5, doubtful: 20, words: 2 } as const;

export interface Work {
  drawings: number;
  keys: number;
  clicks: number;
  /** s of wall time until the application had done what a key asked for */
  waitS: number;
  /** s, by `LOOKS` */
  lookS: number;
  /** Accepted together with others. */
  together: number;
  /** By the drawing's number: it was doubtful, or something was asked before it was approved. */
  readonly flagged: Set<number>;
}

export const noWork = (): Work => ({
  ...{ drawings: 0, keys: 0, clicks: 0, waitS: 0, lookS: 0, together: 0 },
  flagged: new Set(),
});

/** Checks the drawings of an open article in Review, by keys alone, as a curator would who trusts what is said. */
export class Curator {
  readonly work = noWork();
  private readonly review: Locator;

  constructor(
    private readonly page: Page,
    private readonly compounds: readonly DayCompound[],
  ) {
    this.review = page.getByRole('dialog', { name: 'Review' });
  }

  async checkAll(): Promise<void> {
    await this.timed(async () => {
      await expect(this.review).toBeVisible({ timeout: LONG_MS });
      await expectDrawingSeen(this.page);
    });
    while ((await this.checked()) < (await this.total())) {
      if (this.work.together === 0 && (await this.sureButton.isVisible())) await this.acceptSure();
      else await this.checkOne();
    }
    this.work.drawings = await this.total();
    if (this.work.together > 0) await this.confirmWords();
  }

  /** Numbers, names and sources of what was accepted together, read in the table of compounds. */
  private async confirmWords(): Promise<void> {
    this.work.lookS += LOOKS.words * this.work.together;
    await this.timed(async () => {
      await this.review.getByRole('radio', { name: 'Compounds' }).check();
      await this.review.getByRole('checkbox', { name: 'Select all compounds shown' }).check();
      await this.review.getByRole('button', { name: 'Confirm found' }).click();
    });
    this.work.clicks += 3;
  }

  /** `Shift+A`, and Enter once the sample was seen. */
  private async acceptSure(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: /^Accept \d+ sure readings/ });
    const before = await this.checked();
    await this.timed(async () => {
      await this.press('Shift+A');
      const all = dialog.getByRole('button', { name: /are correct$/ });
      await expect(all).not.toHaveAttribute('aria-disabled', 'true', { timeout: LONG_MS });
    });
    this.work.lookS += LOOKS.sampled * (await dialog.getByRole('group', { name: /^#/ }).count());
    await this.timed(async () => {
      await this.press('Enter');
      await expect(dialog).toBeHidden();
      await expect.poll(() => this.checked()).toBeGreaterThan(before);
    });
    this.work.together = (await this.checked()) - before;
  }

  private async checkOne(): Promise<void> {
    await this.timed(() => expectDrawingSeen(this.page));
    const number = await this.currentNumber();
    const isDoubtful = await this.isDoubtful();
    this.work.lookS += isDoubtful ? LOOKS.doubtful : LOOKS.calm;
    if (isDoubtful) this.work.flagged.add(number);
    if (await this.review.getByText('found, not confirmed').isVisible()) {
      this.work.lookS += LOOKS.words;
      await this.press('Enter');
    }
    const before = await this.checked();
    await this.timed(() => this.press('a', before));
    if ((await this.checked()) > before) return;
    if (!isDoubtful) this.work.lookS += LOOKS.doubtful;
    this.work.flagged.add(number);
    await this.timed(() => this.answer(number, before));
  }

  /** What was planted is rejected, and what is right approved all the same. */
  private async answer(number: number, before: number): Promise<void> {
    if (this.compounds[number - 1]?.planted === undefined) await this.press('a');
    else {
      await this.press('r');
      await this.press('1');
    }
    await expect.poll(() => this.checked()).toBeGreaterThan(before);
  }

  /** @param before presses until it is counted, or a question is asked */
  private async press(key: string, before?: number): Promise<void> {
    this.work.keys += 1;
    await this.page.keyboard.press(key);
    if (before === undefined) return;
    const question = this.review.getByText('Correct all the same?');
    await expect
      .poll(async () => (await this.checked()) > before || (await question.isVisible()))
      .toBe(true);
  }

  private async timed(act: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await act();
    this.work.waitS += (performance.now() - began) / 1000;
  }

  private async counts(): Promise<readonly [checked: number, total: number]> {
    const words = await this.review.getByText(/^\d+ of \d+ checked$/).textContent();
    const [checked = 0, total = 0] = (words ?? '').match(/\d+/g)?.map(Number) ?? [];
    return [checked, total];
  }

  /** There once the services have said of sure readings what the checks need. */
  private get sureButton(): Locator {
    return this.review.getByRole('button', { name: /^Accept \d+ sure/ });
  }

  private checked = async () => (await this.counts())[0];
  private total = async () => (await this.counts())[1];

  /** In reading order drawings have the numbers of their compounds. */
  private async currentNumber(): Promise<number> {
    const words = await this.review.locator('[data-queue] [aria-current="true"]').textContent();
    return Number(/#(\d+)/.exec(words ?? '')?.[1]);
  }

  private isDoubtful = (): Promise<boolean> =>
    this.review
      .locator('section[aria-label^="Doubtful"]')
      .locator('[aria-current="true"]')
      .isVisible();
}
