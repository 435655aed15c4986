import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDispatch, useSelector } from 'react-redux';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { OVERLAYS, type Overlay } from '../../overlay';
import {
  copyRequested,
  featuresSought,
  overlayHidden,
  overlayLeftForWork,
  overlayShown,
  selectOverlay,
} from '../../overlays.slice';
import { OverlayLink } from '../OverlayLink/OverlayLink';
import { OverlayHost, OverlayPart } from './OverlayHost';

beforeAll(OverlayPart.preload);

/** The work, as the application composes it: inert behind an overlay. */
function Page() {
  const isCovered = useSelector(selectOverlay) !== null;
  return (
    <>
      <header>
        <h1 tabIndex={-1}>The work</h1>
        <OverlayLink to="about" toggles />
      </header>
      <main inert={isCovered}>
        <input aria-label="Search" />
        <button data-file-choice="">Choose a file</button>
      </main>
      <OverlayHost coversAll={false} library={<Library />} />
    </>
  );
}

/** The library, as far as it can be left. */
function Library() {
  const dispatch = useDispatch();
  return (
    <>
      <button onClick={() => dispatch(overlayLeftForWork())}>Open</button>
      <button onClick={() => dispatch(overlayHidden())}>Back</button>
    </>
  );
}

describe('an overlay', () => {
  let test: TestStore;
  beforeEach(() => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(<Page />, test);
  });
  const shown = () => test.store.getState().screen.overlays.shown;
  const show = (overlay: Overlay) =>
    act(async () => void test.store.dispatch(overlayShown(overlay)));
  const overlay = (name: string) => screen.getByRole('main', { name });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const heading = (name: string) => screen.getByRole('heading', { name, level: 1 });

  it.each([
    ['features', 'Features', 'Features'],
    ['about', 'About', 'About MARCUS'],
    ['disclaimer', 'Disclaimer', 'Disclaimer'],
    ['privacy-policy', 'Privacy Policy', 'Privacy Policy'],
  ] as const)('%s begins with its heading, which takes the focus', async (id, name, title) => {
    await show(id);
    expect(within(overlay(name)).getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(heading(title)).toHaveFocus();
  });

  const CLOSED_BY: [string, () => Promise<unknown>][] = [
    ['Back to Application', () => press('Back to Application')],
    ['Close', () => press('Close')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ];

  it.each(CLOSED_BY)('is closed by %s, and the focus is where it was', async (_how, close) => {
    const search = screen.getByRole('textbox', { name: 'Search' });
    await userEvent.type(search, 'lupeol');
    await show('disclaimer');
    await close();
    expect(shown()).toBeNull();
    expect(search).toHaveFocus();
    expect(search).toHaveValue('lupeol');
  });

  it.each(OVERLAYS)('%s has all three ways back', async (id) => {
    await show(id);
    for (const name of ['Back to Application', 'Close']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
  });

  it('moves the focus to the work if it was opened by a link from elsewhere', async () => {
    await show('about');
    await userEvent.keyboard('{Escape}');
    expect(heading('The work')).toHaveFocus();
  });

  it.each([
    ['Open', () => heading('The work')],
    ['Back', () => screen.getByRole('link', { name: 'About' })],
  ])('by "%s" the library leads to the work, or back to the link to it', async (name, goal) => {
    act(() => screen.getByRole('link', { name: 'About' }).focus());
    await show('library');
    await press(name);
    expect(shown()).toBeNull();
    expect(goal()).toHaveFocus();
  });

  it('leaves the focus to whatever has taken it, such as the link that closes it', async () => {
    const link = screen.getByRole('link', { name: 'About' });
    await userEvent.click(link);
    await userEvent.click(link);
    expect(shown()).toBeNull();
    expect(link).toHaveFocus();
  });

  it('remembers where the focus was, even across another overlay', async () => {
    act(() => screen.getByRole('textbox').focus());
    await show('about');
    await press('View Features');
    expect(shown()).toBe('features');
    expect(heading('Features')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('leaves Escape to a dialog in front of it', async () => {
    await show('about');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBe('about');
    dialog.remove();
  });

  it('keeps the page behind it from scrolling', async () => {
    await show('about');
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it.each([
    ['features', 'Upload Document'],
    ['features', 'Get Started'],
    ['about', 'Get Started'],
  ] as const)('%s leads by "%s" to where a file is chosen', async (id, name) => {
    await show(id);
    await press(name);
    expect(shown()).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  });

  describe('of features', () => {
    const list = () => screen.getByRole('heading', { name: 'What it does' });
    beforeEach(() => show('features'));

    it('leads by "Learn More" to their list', async () => {
      await press('Learn More');
      expect(list()).toHaveFocus();
    });

    it('leads there as well if the link here does', () => {
      act(() => void test.store.dispatch(featuresSought()));
      expect(list()).toHaveFocus();
    });
  });

  it('copies the citation as text and as BibTeX, and shows both', async () => {
    await show('disclaimer');
    const trace = recordTrace(test);
    await press('Copy citation');
    await press('Copy BibTeX');
    const copies = trace.flatMap(([action]) =>
      copyRequested.match(action) ? [action.payload] : [],
    );
    expect(copies.map(({ what }) => what)).toEqual(['citation', 'bibtex']);
    for (const { text } of copies) {
      expect(document.body).toHaveTextContent(text.replace(/\s+/g, ' '));
    }
  });

  it('copies a link to the privacy policy', async () => {
    await show('privacy-policy');
    const trace = recordTrace(test);
    await press('Copy Link');
    expect(trace.map(([action]) => action)).toEqual([
      copyRequested({ what: 'privacy-link', text: 'http://marcus.test/#/privacy-policy' }),
    ]);
  });

  it('lists eight publications, each with its DOI', async () => {
    await show('about');
    const links = screen.getAllByRole('link', { name: /^10\./ });
    expect(links).toHaveLength(8);
    for (const link of links)
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/doi\.org\/10\./));
  });
});
