/** Records of a reference manager wait in the library for their PDFs, and tell the articles what they state. */
import { numberedArticle, plainArticle, type ChosenFile } from './support/documents/pdfDocuments';
import { expect, test } from './support/test';

test.use({ servicesEnv: { MARCUS_READ_BY_ITSELF: 'on' } });

/** Known to the stand-in for Crossref. */
const SAMPLE_DOI = '10.5555/marcus.sample.0001';

const BIBTEX = `@article{a, title={Phenols of the {Oak}}, author={Roe, Jane}, journal={J. Nat. Prod.},
  year=2012, doi={10.5555/np100001a}}
@article{b, title={Acids of the beech and what they are good for}, author={Roe, Jane}, year=2013}
@article{c, title={An article whose PDF never comes}, year=2014, doi={10.5555/np100003c}}
@article{broken, title={
@article{d, note={nothing}}`;

const records: ChosenFile = {
  name: 'refs.bib',
  mimeType: 'application/x-bibtex',
  buffer: Buffer.from(BIBTEX),
};

test('a BibTeX file and PDFs dropped together find each other by DOI and by title', async ({
  app,
  page,
  services,
}) => {
  await app.open();
  const inText = numberedArticle(
    'scan.pdf',
    [['Phenols, doi: 10.5555/np100001a', 10, 72, 760]],
    ['OH'],
  );
  const byName = plainArticle(
    'Roe - 2013 - Acids of the beech and what they are good for.pdf',
    'The text of the article.',
  );
  await app.chooseFiles([records, inText, byName]);
  const row = (title: string) => page.getByRole('row', { name: title });
  await expect(app.toast('3 records taken from "refs.bib", 2 could not be read')).toBeVisible();
  await expect(app.toast(/line 5: /)).toBeVisible();

  await test.step('those found are articles, by what they say', async () => {
    await expect(row('Acids of the beech')).toContainText('Roe - 2013');
    await expect(row('Phenols of the Oak')).toContainText('10.5555/np100001a');
  });

  await test.step('the other waits, also after a reload', async () => {
    await expect(page.getByText('One record waits')).toBeVisible();
    await page.reload();
    await app.skipSplash();
    await expect(row('An article whose PDF never comes')).toContainText('Waiting for its PDF');
  });

  await test.step('nothing was looked up; bare DOIs are on request', async () => {
    await app.button('Paste DOIs').click();
    await page.getByLabel('DOIs or their addresses').fill(SAMPLE_DOI);
    await app.button('Add records').click();
    await expect(row(SAMPLE_DOI)).toContainText('from pasted DOIs');
    await app.button('Look up 1 record at Crossref').click();
    await expect(page.getByText('from a stand-in for Crossref')).toBeVisible();
    await expect(row(SAMPLE_DOI)).toContainText('Eleven Natural Products');
  });

  await test.step('a record is removed, and comes back', async () => {
    await app.button('Remove the record: An article whose PDF never comes').click();
    await expect(row('An article whose PDF never comes')).toHaveCount(0);
    await app.button('Undo').click();
    await expect(row('An article whose PDF never comes')).toBeVisible();
  });

  await services.reset();
});
