import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { findCutOff } from './cutOff';
import type { ChosenFile } from './documents/pdfDocuments';
import { picture } from './picture';
import { SegmentGrid } from './segmentGrid';
import { expect, LONG_MS } from './waits';

export type EngineName = 'DECIMER' | 'MolNexTR' | 'MolScribe';

/** Tries again without the runner's pauses, which grow to a second: what is tried waits itself. */
const AT_ONCE = { intervals: [0] };

/** More than in any state. */
const MOST_TAB_STOPS = 120;

/** The application as its user sees it: what can be read, and what can be done. */
export class Application {
  readonly articleRow: Locator;
  readonly documentColumn: Locator;
  readonly textColumn: Locator;
  readonly structuresColumn: Locator;
  readonly grid: SegmentGrid;

  constructor(readonly page: Page) {
    this.articleRow = page.getByRole('region', { name: 'The article', exact: true });
    this.documentColumn = page.getByRole('region', { name: 'Document Upload' });
    this.textColumn = page.getByRole('region', { name: 'Text & Annotations' });
    this.structuresColumn = page.getByRole('region', { name: 'Chemical Structures' });
    this.grid = new SegmentGrid(page, this.structuresColumn);
  }

  /** Opens the application, skips its splash as any user may, and waits for a seat. */
  async open(): Promise<void> {
    // The `load` event also waits for what the page fetches after its first load.
    await this.page.goto('./', { waitUntil: 'domcontentloaded' });
    await this.skipSplash();
    await expect(this.page.getByText('MARCUS Active')).toBeVisible();
  }

  /**
   * Any key ends the splash; presses one that does nothing else until it is gone. Call this first after a
   * reload, or after a `goto` without `open`: until then the splash covers everything to be clicked.
   */
  async skipSplash(): Promise<void> {
    const splash = this.page.getByRole('region', { name: 'MARCUS is starting' });
    await expect(async () => {
      // Escape would also close what a reload has brought back meanwhile.
      await this.page.keyboard.press('Shift');
      await expect(splash).toBeHidden({ timeout: 200 });
    }).toPass(AT_ONCE);
  }

  /** Leaves the page like a user, which releases the seat. */
  async leave(): Promise<void> {
    if (!this.page.isClosed()) await this.page.goto('about:blank');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A toast that contains these words. */
  toast(words: string | RegExp): Locator {
    return this.toasts.getByText(words).first();
  }

  private get toasts(): Locator {
    return this.page.getByRole('region', { name: /^Messages/ });
  }

  async expectToast(words: string | RegExp): Promise<void> {
    await expect(this.toast(words)).toBeVisible();
  }

  /** Closes every toast, so that the next one can be recognised. */
  async closeToasts(): Promise<void> {
    const close = this.toasts.getByRole('button', { name: 'Close this message' });
    await expect(async () => {
      if (await close.first().isVisible()) await close.first().click({ timeout: 1_000 });
      await expect(close).toHaveCount(0, { timeout: 200 });
    }).toPass(AT_ONCE);
  }

  async trySampleArticle(): Promise<void> {
    await this.button('Try the sample article').click();
    await this.expectDocument('sample-article.pdf');
  }

  /** Chooses a file while none is open yet. */
  async chooseFile(file: ChosenFile): Promise<void> {
    await this.documentColumn.getByLabel('PDF file', { exact: true }).setInputFiles(file);
  }

  /** Chooses several files while none is open, which leads to the library. */
  async chooseFiles(files: ChosenFile[]): Promise<void> {
    await this.documentColumn.getByLabel('PDF file', { exact: true }).setInputFiles(files);
  }

  /** Chooses a file and uploads it; it need not be an article. */
  async uploadFile(file: ChosenFile): Promise<void> {
    await this.chooseFile(file);
    await this.button('Upload Document').click();
  }

  async uploadArticle(file: ChosenFile): Promise<void> {
    await this.uploadFile(file);
    await this.expectDocument(file.name);
  }

  /** Opens another document instead of the open one, and confirms that the work on that is lost. */
  async replaceDocument(file: ChosenFile): Promise<void> {
    await this.documentColumn.getByLabel('Another PDF file').setInputFiles(file);
    const agree = this.button('Replace document');
    const opened = this.documentColumn.getByText(file.name, { exact: true });
    await expect(agree.or(opened).first()).toBeVisible();
    if (await agree.isVisible()) await agree.click();
    await this.expectDocument(file.name);
  }

  /** The document is open and its first page is drawn. */
  async expectDocument(name: string): Promise<void> {
    await expect(this.documentColumn.getByText(name, { exact: true })).toBeVisible();
    await expect(this.pdfPage(1).locator('canvas')).toBeVisible();
  }

  /** A page of the PDF shown, one-based. */
  pdfPage(number: number): Locator {
    return this.documentColumn.locator(`.page[data-page-number="${number}"]`);
  }

  get doi(): Locator {
    return this.articleRow.locator('a[href^="https://doi.org/"]');
  }

  async extractText(): Promise<void> {
    await this.button('Extract Text').click();
    await expect(this.button('Extract Annotations')).toBeVisible({ timeout: LONG_MS });
  }

  async extractAnnotations(): Promise<void> {
    await this.button('Extract Annotations').click();
    await expect(this.annotationList).toBeVisible({ timeout: LONG_MS });
  }

  get annotationList(): Locator {
    return this.textColumn.getByRole('region', { name: 'Extracted Annotations' });
  }

  async extractStructures(): Promise<void> {
    await this.button('Extract Structures').click();
    await this.expectAllPagesSearched();
  }

  /** Segments appear page by page, and journeys count on all of them. */
  async expectAllPagesSearched(): Promise<void> {
    await expect(this.grid.list).toBeVisible({ timeout: LONG_MS });
    await expect(this.button('Extracting Structures...')).toHaveCount(0, { timeout: LONG_MS });
  }

  async chooseEngine(name: EngineName): Promise<void> {
    const value = await this.engines.locator('option', { hasText: name }).getAttribute('value');
    await this.engines.selectOption(value);
  }

  get engines(): Locator {
    return this.page.getByRole('combobox', { name: 'Recognition engine' });
  }

  /** What is done with the PDF as a whole. */
  async chooseOfDocument(item: string): Promise<void> {
    await this.button('More about the PDF').click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** The article has been read as a whole. */
  async expectRead(): Promise<void> {
    await expect(this.articleRow.getByRole('button', { name: /^Read: / })).toBeVisible({
      timeout: LONG_MS,
    });
  }

  get selectionSummary(): Locator {
    return this.structuresColumn.getByText(/^\d+ of \d+ segments selected$/);
  }

  async selectAll(): Promise<void> {
    await this.button('Select All').click();
  }

  async clearSelection(): Promise<void> {
    await this.button('Clear').click();
  }

  /** Selects one drawing while none is selected, and reads it with the engine that gives coordinates. */
  async readSegment(number: number): Promise<void> {
    await this.chooseEngine('MolNexTR');
    await this.grid.selectByKeyboard(number);
    expect(await this.getStructures()).toEqual({ converted: 1, total: 1 });
  }

  /** The same of all drawings. */
  async readAll(): Promise<void> {
    await this.chooseEngine('MolNexTR');
    await this.selectAll();
    await this.getStructures();
  }

  /** Opens the application with the sample article, all of whose drawings are read. */
  async openSampleRead(): Promise<void> {
    await this.open();
    await this.trySampleArticle();
    await this.extractStructures();
    await this.readAll();
    await this.closeToasts();
  }

  /** Reads the selected drawings; returns how many of how many succeeded. */
  async getStructures(): Promise<{ converted: number; total: number }> {
    await this.button('Get Structures').click();
    return this.recognitionResult();
  }

  /** Waits for the end of a run. */
  async recognitionResult(): Promise<{ converted: number; total: number }> {
    await expect(this.progress).toBeHidden({ timeout: LONG_MS });
    const words = this.structuresColumn.getByText(/^\d+ of \d+ converted/).first();
    const [converted = '', total = ''] = (await words.textContent())!.match(/\d+/g)!;
    return { converted: Number(converted), total: Number(total) };
  }

  get progress(): Locator {
    return this.page.getByRole('progressbar', { name: 'Recognition' });
  }

  /** Presses a button that saves a file; returns the file. */
  async download(button: string | RegExp): Promise<{ name: string; text: string }> {
    const saved = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: button }).click();
    const download = await saved;
    return { name: download.suggestedFilename(), text: await this.textOf(download) };
  }

  async textOf(download: Download): Promise<string> {
    return readFile(await download.path(), 'utf8');
  }

  get reviewButton(): Locator {
    return this.articleRow.getByRole('button', { name: /^Review/ });
  }

  get exportButton(): Locator {
    return this.articleRow.getByRole('button', { name: 'Export', exact: true });
  }

  get moreExports(): Locator {
    return this.button('More ways to export');
  }

  async downloadData(): Promise<{ name: string; text: string }> {
    await this.moreExports.click();
    return this.download(/^Download Data/);
  }

  async switchTheme(to: 'dark' | 'light'): Promise<void> {
    await this.page.getByRole('button', { name: to === 'dark' ? 'Light' : 'Dark' }).click();
  }

  /** Presses Tab until the target has the focus; fails if Tab never gets there. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible({ timeout: LONG_MS });
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < MOST_TAB_STOPS; stops += 1) {
      if (await isThere()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  }

  /** Sets each width in turn, and calls `before` at each. */
  async expectNothingCutOff(
    widths: readonly number[],
    state: string,
    before?: () => Promise<void>,
  ): Promise<void> {
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 900 });
      // The layout follows a resize after 200 ms (docs/requirements/core.md 9.9).
      await this.page.waitForTimeout(400);
      await before?.();
      await picture(this.page, `${state}-${width}`);
      expect.soft(await findCutOff(this.page), `cut off at ${width}, ${state}`).toEqual([]);
    }
  }
}
