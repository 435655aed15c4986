/** What each overlay must contain (docs/requirements/session.md S2.DISC.1 to S2.PRIV.7). */
import { screen, within } from '@testing-library/react';
import type { AppConfig } from '@/platform/config';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { SOURCE_REPOSITORY } from '@/domain/project';
import about from '../../content/about.md';
import disclaimer from '../../content/disclaimer.md';
import features from '../../content/features.md';
import policy from '../../content/privacyPolicy.md';
import { OVERLAYS, type InformationPage } from '../../overlay';
import { allOf, sectionOf, titlesOf, wordsOf } from '../../testing/readPage';
import { OverlayPage } from './OverlayPage';

const show = (overlay: InformationPage) =>
  renderWithStore(<OverlayPage overlay={overlay} onUpload={() => undefined} />);
const section = (name: string) => within(screen.getByRole('region', { name }));
const titlesIn = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const linksToSource = (name: RegExp) =>
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', SOURCE_REPOSITORY);

describe('features', () => {
  beforeEach(() => void show('features'));

  it('show six cards', () => {
    expect(titlesIn('What it does')).toEqual(titlesOf(sectionOf(features, 'What it does')));
    expect(titlesIn('What it does')).toHaveLength(6);
    const cards = section('What it does').getAllByRole('listitem');
    for (const card of cards) expect(card.querySelectorAll('svg')).toHaveLength(1);
  });

  it('show what MARCUS is built with, by job', () => {
    const jobs = sectionOf(features, 'Technology').sections;
    expect(jobs).toHaveLength(4);
    for (const { title, blocks } of jobs) {
      const [names] = allOf(blocks, 'strong').map(wordsOf);
      expect(section('Technology').getByText(title).nextElementSibling).toHaveTextContent(names!);
    }
  });

  it('show the four steps in their order', () => {
    const title = 'From paper to structure in four steps';
    expect(titlesIn(title)).toEqual(titlesOf(sectionOf(features, title)));
  });
});

describe('about', () => {
  beforeEach(() => void show('about'));

  it('has an overview, the team, the publications and a mission', () => {
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Overview', 'Team', 'Publications', 'Mission']);
  });

  it('names the team from the one content file, and the university lab', () => {
    const people = section('Team').getAllByRole('listitem');
    const [team] = allOf(sectionOf(about, 'Team'), 'list');
    expect(people.map(({ textContent }) => textContent)).toEqual(team?.items.map(wordsOf));
    const lab = section('Team').getByRole('link', { name: /University/ });
    expect(lab).toHaveAttribute('href', 'https://cheminf.uni-jena.de');
  });
});

describe('the disclaimer', () => {
  beforeEach(() => void show('disclaimer'));

  it('states everything required, each under its own heading', () => {
    const statements = disclaimer.sections.filter(({ only }) => only !== 'browser');
    for (const { title, blocks } of statements) {
      expect(section(title).getByText(wordsOf(allOf(blocks, 'paragraph')[0]?.of))).toBeVisible();
    }
  });

  it('leads to the source repository', () => linksToSource(/^Source repository/));
});

describe('the privacy policy', () => {
  beforeEach(() => void show('privacy-policy'));

  it('gives the day of its last change', () => {
    const day = screen.getByText(/^Last updated/).querySelector('time');
    const [written] = allOf(policy, 'day');
    expect(day).toHaveAttribute('datetime', written!.day);
    expect(day).toHaveTextContent(
      new Date(written!.day).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' }),
    );
  });

  it('has all sections', () => {
    for (const title of [
      'Data we collect',
      'How it is used',
      'Storage and retention',
      'Sharing',
      'Your rights',
      'Cookies',
      'International transfers',
      'Children',
      'Changes to this policy',
      'Contact',
    ]) {
      expect(section(title).getAllByText(/./).length).toBeGreaterThan(1);
    }
  });

  it('says that data of children under 13 is not knowingly collected', () => {
    expect(document.body).toHaveTextContent('not knowingly collect data of children under 13');
  });

  it('links to its source', () => linksToSource(/^View Source/));
});

const languageModelUrl = 'https://llm.example/v1';
const inBrowser = { servicesScript: 'engine/services.js' };

/** With other settings. */
function showWith(settings: Partial<AppConfig>, overlay: InformationPage): void {
  const platform = createFakePlatform({ config: { ...TEST_CONFIG, ...settings } });
  const store = makeTestStore({ runSagas: false, platform });
  renderWithStore(<OverlayPage overlay={overlay} onUpload={() => undefined} />, store);
}

test.each<[string, Partial<AppConfig>, string[]]>([
  ['services', {}, ['MARCUS services marcus.test']],
  [
    'services and a language model',
    { languageModelUrl },
    ['MARCUS services marcus.test', 'Language model llm.example'],
  ],
  ['services in this browser', inBrowser, ['Engines of your own the addresses that you gave']],
])('the privacy policy names the recipients that there are with %s', (_what, settings, names) => {
  showWith(settings, 'privacy-policy');
  const rows = section('Sharing').getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    ...names,
    'COCONUT coconut.test',
    'Crossref, then DataCite crossref.test; datacite.test',
    'PubChem pubchem.test',
    'Wikidata wikidata.test',
  ]);
});

test('where the services run in the page, the disclaimer says what is so there', () => {
  showWith(inBrowser, 'disclaimer');
  expect(section('Uploads stay in this browser').getByText(/^Your PDF is read/)).toBeVisible();
  expect(screen.queryByText('Local services')).not.toBeInTheDocument();
});

test.each(OVERLAYS)('only the privacy policy mentions accounts at COCONUT: %s', (overlay) => {
  const { container } = show(overlay);
  const speaks = /COCONUT account, which you create/.test(container.textContent);
  expect(speaks).toBe(overlay === 'privacy-policy');
  if (!speaks)
    expect(container).not.toHaveTextContent(/(create|register).{0,40}account|COCONUT account/i);
});
