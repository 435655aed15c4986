/** What the application says about files that are not articles, and that it still works afterwards. */
import type { Application } from './support/application';
import {
  articleOfSize,
  damagedPdf,
  encryptedPdf,
  plainArticle,
  pngPicture,
  textNamedPdf,
  withoutBytes,
  withoutPages,
  type ChosenFile,
} from './support/documents/pdfDocuments';
import { expect, test } from './support/test';

/** docs/requirements/core.md 9.1 */
const MAX_BYTES = 10_485_760;

interface RefusedFile {
  readonly what: string;
  readonly file: () => ChosenFile | Promise<ChosenFile>;
  readonly words: string | RegExp;
  /** Only detected when the file is opened; until then it is the chosen one. */
  readonly whenOpened?: true;
}

const REFUSED: readonly RefusedFile[] = [
  {
    what: `a file of ${MAX_BYTES + 1} bytes`,
    file: () => articleOfSize('long.pdf', MAX_BYTES + 1),
    words: 'File size exceeds 10MB limit',
  },
  {
    what: 'a spreadsheet',
    file: () => ({ ...pngPicture(), name: 'table.xls', mimeType: 'application/vnd.ms-excel' }),
    words: 'Please upload a PDF file',
  },
  {
    what: 'a PNG picture named .pdf',
    file: () => ({ ...pngPicture(), name: 'figure.pdf', mimeType: 'application/pdf' }),
    words: 'This file does not contain a PDF document',
  },
  {
    what: 'a text named .pdf',
    file: textNamedPdf,
    words: 'This file does not contain a PDF document',
  },
  {
    what: 'a file of 0 bytes',
    file: withoutBytes,
    words: /empty|does not contain a PDF document/i,
  },
  {
    what: 'an encrypted PDF',
    file: encryptedPdf,
    words: 'protected by a password',
    whenOpened: true,
  },
  {
    what: 'a PDF without pages',
    file: withoutPages,
    words: 'Failed to load PDF: The PDF has no pages.',
    whenOpened: true,
  },
  { what: 'a damaged PDF', file: damagedPdf, words: /^Failed to load PDF: ./, whenOpened: true },
];

test('says what is wrong with each file, and accepts a good one afterwards @smoke', async ({
  app,
}) => {
  await app.open();
  for (const { what, file, words, whenOpened } of REFUSED) {
    await test.step(`refuses ${what}`, async () => {
      const chosen = await file();
      await (whenOpened ? app.uploadFile(chosen) : app.chooseFile(chosen));
      await app.expectToast(words);
      if (whenOpened) await removeChosen(app);
      await expect(app.documentColumn.getByText('Upload PDF Document')).toBeVisible();
      await app.closeToasts();
    });
  }
  await app.uploadArticle(plainArticle('good.pdf', 'Caffeine from Coffea arabica.'));
  await app.expectToast('PDF "good.pdf" loaded successfully');
  await app.extractText();
  await expect(app.textColumn).toContainText('Caffeine from Coffea arabica.');
});

test(`accepts a PDF of exactly ${MAX_BYTES} bytes`, async ({ app }) => {
  await app.open();
  await app.uploadArticle(articleOfSize('just-fits.pdf', MAX_BYTES));
  await app.extractText();
  await expect(app.textColumn).toContainText('Padded');
});

test('keeps the open document when its replacement cannot be opened', async ({ app }) => {
  await app.open();
  await app.uploadArticle(plainArticle('first.pdf', 'The first article.'));
  for (const file of [damagedPdf(), await encryptedPdf()]) {
    await app.documentColumn.getByLabel('Another PDF file').setInputFiles(file);
    await app.expectToast('Failed to load PDF: ');
    await app.expectDocument('first.pdf');
    await app.closeToasts();
  }
  await app.documentColumn.getByLabel('Another PDF file').setInputFiles(pngPicture());
  await app.expectToast('Please upload a PDF file');
  await app.expectDocument('first.pdf');
});

test('shows name and size of a chosen file, and lets the user remove it', async ({ app }) => {
  await app.open();
  const file = plainArticle('chosen.pdf', 'Not uploaded.');
  await app.chooseFile(file);
  const chosen = app.page.getByRole('region', { name: 'Chosen file' });
  await expect(chosen).toContainText('chosen.pdf');
  await expect(chosen).toContainText(`${file.buffer.length} bytes`);
  await removeChosen(app);
  await expect(app.documentColumn.getByText('Upload PDF Document')).toBeVisible();
});

async function removeChosen(app: Application): Promise<void> {
  await app.button('Remove').click();
}
