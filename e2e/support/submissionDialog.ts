import { expect, type Locator } from '@playwright/test';
import type { Application } from './application';

/** Opens the stand-in of COCONUT to any address. */
export const STAND_IN_PASSWORD = 'coconut';

/** The stand-in's own list of what it took. */
export const ACCEPTED_SUBMISSIONS = '/api/stand-ins/coconut/submissions';

/** The submission to COCONUT as its user sees it. */
export class SubmissionDialog {
  readonly box: Locator;
  readonly login: Locator;

  constructor(private readonly app: Application) {
    this.box = app.page.getByRole('dialog', { name: 'Submit to COCONUT Database' });
    this.login = app.page.getByRole('dialog', { name: 'Log in to COCONUT' });
  }

  /** The sample article, its first drawing read and selected, and its form open. */
  async openForSample(): Promise<void> {
    const { app } = this;
    await app.open();
    await app.trySampleArticle();
    await app.extractText();
    await app.extractAnnotations();
    await app.extractStructures();
    await app.readSegment(1);
    await this.open();
  }

  async open(): Promise<void> {
    await this.app.button('Prepare for COCONUT').click();
    await expect(this.box).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.box.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  }

  /** A text of the form, with or without offers; of several with the same name the first. */
  text(name: string | RegExp): Locator {
    const plain = this.box.getByRole('textbox', { name });
    return plain.or(this.box.getByRole('combobox', { name })).first();
  }

  /** What the article offers for the text that has the focus. */
  offers(): Locator {
    return this.box.getByRole('option');
  }

  organism(number: number): Locator {
    return this.box.getByRole('group', { name: `Organism ${number}`, exact: true });
  }

  /** One of the two look-ups. */
  lookUp(name: 'Article' | 'PubChem'): Locator {
    return this.box.getByRole('region', { name });
  }

  /** What is required and not known of the sample: whoever fills it in is asked for it. */
  async complete(): Promise<void> {
    await this.text(/^Name/).fill('artemisinin');
    await this.organism(1).getByLabel(/^Name/).fill('Artemisia annua');
    await this.text(/^Evidence/).fill('Isolated, and identified by NMR.');
    await expect(this.box.getByText('All required fields are filled in')).toBeVisible();
  }

  /** Why nobody was let in, in words of COCONUT. */
  loginRefusal(words: string): Locator {
    return this.login.getByRole('alert').filter({ hasText: words });
  }

  async submit(): Promise<void> {
    await this.button('Submit to COCONUT').click();
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.login.getByLabel(/^E-mail/).fill(email);
    await this.login.getByLabel(/^Password/).fill(password);
    await this.app.page.keyboard.press('Enter');
  }
}
