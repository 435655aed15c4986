import { screen, within } from '@testing-library/react';
import { doiLookedUp } from '@/article';
import type { PubchemCompound } from '@/domain/pubchemCompound';
import type { AppConfig } from '@/platform/config';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { selectLooksUpByItself } from '../../submission.selectors';
import { pubchemLookedUp, publicationLookedUp } from '../../submission.slice';
import type { PubchemLookup, PublicationLookup } from '../../submissionState';
import { SubmissionPart } from '../Submission';
import { ABOUT, button, field, showSubmission, SMILES, write } from '../testing/showSubmission';

installDialogForJsdom();
beforeAll(SubmissionPart.preload);

const DOI = '10.5555/marcus.sample.0001';
const found = doiLookedUp({ pdfId: '1700000000000', doi: { status: 'found', doi: DOI } });
const publication = (lookup: PublicationLookup) => publicationLookedUp({ ...ABOUT, lookup });
const pubchem = (lookup: PubchemLookup) => pubchemLookedUp({ ...ABOUT, lookup });
const article = () => within(screen.getByRole('region', { name: 'Article' }));
const compound = () => within(screen.getByRole('region', { name: 'PubChem' }));

const answeredBy = (standIns: Partial<AppConfig>) =>
  createFakePlatform({ config: { ...TEST_CONFIG, ...standIns } });

const CAFFEINE: PubchemCompound = {
  cid: 2519,
  match: 'identical',
  url: 'https://pubchem.ncbi.nlm.nih.gov/compound/2519',
  iupacName: '1,3,7-trimethylpurine-2,6-dione',
  molecularFormula: 'C8H10N4O2',
  molecularWeight: '194.19',
};

describe('before a look-up', () => {
  it('the user is told what would be sent where', async () => {
    await showSubmission(
      {},
      answeredBy({ publicationsAreStandIn: false, pubchemIsStandIn: false }),
    );
    expect(article().getByText('The DOI goes to Crossref, then DataCite.')).toBeVisible();
    expect(compound().getByText('The SMILES goes to PubChem.')).toBeVisible();
  });

  it('the user is told that nothing leaves the machine when stand-ins answer', async () => {
    await showSubmission({}, answeredBy({ publicationsAreStandIn: true, pubchemIsStandIn: true }));
    expect(article().getByText(/goes to stand-ins .* on your own machine/)).toBeVisible();
    expect(compound().getByText(/goes to a stand-in .* on your own machine/)).toBeVisible();
  });

  it('the button says why the article cannot be looked up without a DOI', async () => {
    const { tell } = await showSubmission();
    expect(button('Look up the article')).toHaveAccessibleDescription('DOI is required');
    tell(found);
    expect(button('Look up the article')).not.toHaveAttribute('aria-disabled');
  });

  it('the user can choose to have look-ups start automatically', async () => {
    const { user, store } = await showSubmission();
    await user.click(screen.getByRole('checkbox', { name: 'Look up automatically from now on' }));
    expect(selectLooksUpByItself(store.getState())).toBe(true);
  });
});

describe('while one runs', () => {
  it('the service being asked is named, and cancelling returns the focus to the button', async () => {
    const { tell, user } = await showSubmission();
    tell(pubchem({ status: 'running', asked: SMILES }));
    expect(compound().getByRole('status')).toHaveTextContent('Asking PubChem...');
    expect(compound().getByRole('button', { name: 'Looking up...' })).toHaveAttribute('aria-busy');
    await user.click(button('Cancel: Look up in PubChem'));
    expect(compound().getByRole('button', { name: 'Looking up...' })).toHaveFocus();
  });
});

describe('the article', () => {
  it('is shown as found, for the DOI that was looked up only', async () => {
    const { tell, user } = await showSubmission();
    const data = {
      doi: DOI,
      title: 'Eleven natural products',
      authors: ['Ada', 'Ben'].map((lastName) => ({ firstName: '', lastName, fullName: lastName })),
      firstAuthor: 'Ada',
      year: 2026,
      journal: 'Journal of Samples',
    };
    tell(found, publication({ status: 'found', asked: DOI, data }));
    expect(article().getByRole('status')).toHaveTextContent(
      'Eleven natural productsAda et al., Journal of Samples, 2026',
    );
    expect(field(/^Title/)).toHaveValue('MARCUS_Submission Ada 2026');
    await write(user, field(/^Reference ID/), '2');
    expect(article().queryByText('Eleven natural products')).not.toBeInTheDocument();
  });

  it.each([
    [
      { status: 'none', asked: DOI } as const,
      'status',
      'Neither Crossref nor DataCite knows this DOI.',
    ],
    [
      { status: 'failed', asked: DOI, message: 'Failed to fetch data for DOI: 503' } as const,
      'alert',
      'Failed to fetch data for DOI: 503',
    ],
  ])('%j is announced as %s', async (lookup, role, words) => {
    const { tell } = await showSubmission();
    tell(found, publication(lookup));
    expect(article().getByRole(role)).toHaveTextContent(words);
    const again = lookup.status === 'failed' ? 'Retry' : 'Look up again';
    expect(article().getByRole('button', { name: again })).toBeVisible();
  });
});

describe('PubChem', () => {
  it('shows an identical compound, whose page becomes the link', async () => {
    const { tell } = await showSubmission();
    tell(pubchem({ status: 'found', asked: SMILES, data: CAFFEINE }));
    const told = within(compound().getByRole('status'));
    expect(told.getByText('Identical')).toBeVisible();
    expect(told.getByText('C8H10N4O2, 194.19 g/mol')).toBeVisible();
    const link = told.getByRole('link', { name: 'CID 2519' });
    expect(link).toHaveAttribute('href', CAFFEINE.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    expect(field('Link')).toHaveValue(CAFFEINE.url);
  });

  it('shows a similar compound as similar, and links to it only when the user chooses to', async () => {
    const { tell, user } = await showSubmission();
    tell(pubchem({ status: 'found', asked: SMILES, data: { ...CAFFEINE, match: 'similar' } }));
    expect(compound().getByText('Similar, not identical')).toBeVisible();
    expect(field('Link')).toHaveValue('');
    await user.click(button('Use this link'));
    expect(field('Link')).toHaveValue(CAFFEINE.url);
    expect(button('Use this link')).toHaveAccessibleDescription('The link already has it');
  });

  it.each([
    [false, 'PubChem knows neither this compound nor one like it.'],
    [true, 'The stand-in knows neither this compound nor one like it; PubChem was not asked.'],
  ])('says that nothing was found (by a stand-in: %p)', async (pubchemIsStandIn, words) => {
    const { tell } = await showSubmission({}, answeredBy({ pubchemIsStandIn }));
    tell(pubchem({ status: 'none', asked: SMILES }));
    expect(compound().getByRole('status')).toHaveTextContent(words);
  });
});
