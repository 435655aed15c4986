import { expect, type Locator } from '@playwright/test';
import type { Application } from './application';

/** The PDF in the first column, as its reader uses it. */
export class PdfViewer {
  readonly pages: Locator;
  readonly pageField: Locator;
  readonly zoom: Locator;
  readonly search: Locator;
  readonly query: Locator;

  constructor(private readonly app: Application) {
    const { documentColumn } = app;
    this.pages = documentColumn.getByRole('group', { name: 'Pages' });
    this.pageField = documentColumn.getByRole('textbox', { name: 'Page number' });
    this.zoom = documentColumn.getByRole('status', { name: 'Zoom' });
    this.search = documentColumn.getByRole('search', { name: 'In the PDF' });
    this.query = this.search.getByRole('textbox', { name: 'Find in the PDF' });
  }

  async goToPage(page: number): Promise<void> {
    await this.pageField.click();
    await this.app.page.keyboard.type(String(page));
    await this.app.page.keyboard.press('Enter');
    await expect(this.pageField).toHaveValue(String(page));
    await this.expectDrawn(page);
  }

  /** The page's image is there, and so is its selectable text. */
  async expectDrawn(page: number): Promise<void> {
    const shown = this.app.pdfPage(page);
    await expect(shown).toHaveAttribute('data-loaded', 'true');
    await expect(shown.locator('canvas').first()).toBeVisible();
    await expect(shown.locator('.textLayer span').first()).toBeAttached();
  }

  /** How many pages are currently drawn. */
  canvases(): Promise<number> {
    return this.pages.locator('.page canvas').count();
  }

  /** Position of the view's upper edge in the page, as a fraction of the page's height. */
  place(page: number): Promise<number> {
    return this.app.pdfPage(page).evaluate((element) => {
      const area = element.closest('[data-scroll-area]')!.getBoundingClientRect();
      const { top, height } = element.getBoundingClientRect();
      return (area.top - top) / height;
    });
  }

  async chooseFromMenu(item: string): Promise<void> {
    await this.app.button('More about the PDF').click();
    await this.app.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** Opens the search from the pages and searches for these words. */
  async find(words: string): Promise<void> {
    if (!(await this.search.isVisible())) {
      await this.pages.focus();
      await this.app.page.keyboard.press('Control+f');
    }
    await expect(this.query).toBeVisible();
    await this.query.fill(words);
  }

  async expectFound(outcome: string): Promise<void> {
    await expect(this.search.getByRole('status')).toHaveText(outcome);
  }
}
