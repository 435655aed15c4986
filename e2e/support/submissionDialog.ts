import { expect, type Locator } from '@playwright/test';
import type { Application } from './application';

/** Opens the stand-in of COCONUT to any address. */
export const STAND_IN_PASSWORD = 'coconut';

/** The stand-in's own list of accepted submissions. */
export const ACCEPTED_SUBMISSIONS = '/api/stand-ins/coconut/submissions';

/** The submission to COCONUT as its user sees it. */
export class SubmissionDialog {
  readonly box: Locator;
  readonly login: Locator;

  constructor(private readonly app: Application) {
    this.box = app.page.getByRole('dialog', { name: 'Submit to COCONUT Database' });
    this.login = app.page.getByRole('dialog', { name: 'Log in to COCONUT' });
  }

  /** Opens the sample article, reads and selects its first drawing, and opens its form. */
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
    await this.app.moreExports.click();
    await this.app.button('Prepare for COCONUT').click();
    await expect(this.box).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.box.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  }

  /** A text field of the form, with or without suggestions; the first of several with the same name. */
  text(name: string | RegExp): Locator {
    const plain = this.box.getByRole('textbox', { name });
    return plain.or(this.box.getByRole('combobox', { name })).first();
  }

  /** The suggestions from the article for the focused text field. */
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

  /** Fills in what is required but unknown for the sample. */
  async complete(): Promise<void> {
    await this.text(/^Name/).fill('artemisinin');
    await this.organism(1).getByLabel(/^Name/).fill('Artemisia annua');
    await this.text(/^Evidence/).fill('Isolated, and identified by NMR.');
    await expect(this.box.getByText('All required fields are filled in')).toBeVisible();
  }

  /** Why the login failed, in COCONUT's words. */
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
