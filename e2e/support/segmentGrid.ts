import { expect, type Locator, type Page } from '@playwright/test';

/** The cards of the third column; only those near the window exist in the page. */
export class SegmentGrid {
  readonly list: Locator;

  constructor(
    private readonly page: Page,
    column: Locator,
  ) {
    this.list = column.getByRole('list', { name: 'Segments' });
  }

  /** All cards that currently exist. */
  get cards(): Locator {
    return this.list.getByRole('listitem');
  }

  /** The n-th segment of the article, one-based. */
  card(number: number): Locator {
    return this.list.getByRole('listitem', { name: new RegExp(`^Segment ${number},`) });
  }

  /** How many cards the grid contains, whether they currently exist or not. */
  async size(): Promise<number> {
    return Number(await this.cards.first().getAttribute('aria-setsize'));
  }

  /** Visits the cards with the keyboard, so that each exists when it is examined. */
  async forEachCard(look: (card: Locator, number: number) => Promise<void>): Promise<void> {
    await this.enter();
    await this.page.keyboard.press('Home');
    const size = await this.size();
    for (let number = 1; number <= size; number += 1) {
      const card = this.list.locator(`[aria-posinset="${number}"]`);
      await expect(card).toBeFocused();
      await look(card, number);
      await this.page.keyboard.press('ArrowRight');
    }
  }

  /** Moves to a card with the arrow keys and selects it with the space bar. */
  async selectByKeyboard(number: number): Promise<void> {
    await this.enter();
    await this.page.keyboard.press('Home');
    for (let step = 1; step < number; step += 1) await this.page.keyboard.press('ArrowRight');
    const card = this.list.locator(`[aria-posinset="${number}"]`);
    await expect(card).toBeFocused();
    await this.page.keyboard.press('Space');
    await expect(card.getByRole('checkbox')).toBeChecked();
  }

  /** Focuses the card that the Tab key reaches. */
  async enter(): Promise<void> {
    await this.list.locator('[role="listitem"][tabindex="0"]').focus();
  }
}

/** The original drawing on a card. */
export const cutOutOf = (card: Locator): Locator => card.getByAltText(/, as in the paper$/);

/** The drawing of what was read. */
export const drawingOn = (card: Locator): Locator => card.getByAltText(/^Structure read from /);

/** Passes if the picture is there and was decoded. */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
