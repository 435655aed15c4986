/** What each overlay must contain (docs/requirements/session.md S2.DISC.1 to S2.PRIV.7). */
import { screen, within } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import { STATEMENTS } from '../../content/disclaimer';
import { SOURCE_REPOSITORY } from '@/domain/project';
import { LAB, TEAM } from '../../content/facts';
import { FEATURE_CARDS, TECHNOLOGIES, WORKFLOW } from '../../content/features';
import { LAST_UPDATED } from '../../content/privacyPolicy';
import { OVERLAYS, type InformationPage } from '../../overlay';
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
    expect(titlesIn('What it does')).toEqual(FEATURE_CARDS.map(({ title }) => title));
    expect(FEATURE_CARDS).toHaveLength(6);
  });

  it('show what MARCUS is built with, by job', () => {
    for (const { title, names } of TECHNOLOGIES) {
      expect(section('Technology').getByText(title).nextElementSibling).toHaveTextContent(names);
    }
  });

  it('show the four steps in their order', () => {
    expect(titlesIn('From paper to structure in four steps')).toEqual(
      WORKFLOW.map(({ title }) => title),
    );
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
    expect(people.map(({ textContent }) => textContent)).toEqual(
      TEAM.map(({ name, role }) => `${name} ${role}`),
    );
    const lab = section('Team').getByRole('link', { name: new RegExp(`^${LAB.name}`) });
    expect(lab).toHaveAttribute('href', LAB.url);
    expect(LAB.name).toContain('University');
  });
});

describe('the disclaimer', () => {
  beforeEach(() => void show('disclaimer'));

  it('states everything required, each under its own heading', () => {
    for (const { title, text } of STATEMENTS) expect(section(title).getByText(text)).toBeVisible();
  });

  it('leads to the source repository', () => linksToSource(/^Source repository/));
});

describe('the privacy policy', () => {
  beforeEach(() => void show('privacy-policy'));

  it('gives the day of its last change', () => {
    const day = screen.getByText(/^Last updated/).querySelector('time');
    expect(day).toHaveAttribute('datetime', LAST_UPDATED);
    expect(day).toHaveTextContent(
      new Date(LAST_UPDATED).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' }),
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

test.each(OVERLAYS)('only the privacy policy mentions accounts at COCONUT: %s', (overlay) => {
  const { container } = show(overlay);
  const speaks = /COCONUT account, which you create/.test(container.textContent);
  expect(speaks).toBe(overlay === 'privacy-policy');
  if (!speaks)
    expect(container).not.toHaveTextContent(/(create|register).{0,40}account|COCONUT account/i);
});
