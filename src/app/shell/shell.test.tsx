import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { overlayShown, type Overlay } from '@/features/overlays';
import { PlatformProvider } from '@/platform/PlatformContext';
import { openDocument } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { createFakePlatform } from '@/testing/fakePlatform';
import { makeTestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { BetaBanner } from './BetaBanner';
import { Footer } from './Footer';
import { Header, type HeaderProps } from './Header';
import { SkipLink, StructuresLink } from './SkipLink';
import { Title } from './Title';

installDialogForJsdom();

function scrollPage(y: number) {
  window.scrollY = y;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function show(props: HeaderProps = {}, shown?: Overlay) {
  const test = makeTestStore({ runSagas: false });
  if (shown) test.store.dispatch(overlayShown(shown));
  renderWithStore(<Header {...props} />, test);
  return { ...test, overlay: () => test.store.getState().screen.overlays.shown };
}

describe('the link past the header', () => {
  it.each([
    ['the work', false, 'Work'],
    ['the overlay that lies over it', true, 'Overlay'],
  ])('is the first stop of the Tab key, and leads to %s', async (_what, isCovered, expected) => {
    render(
      <>
        <SkipLink />
        <a href="#features">Features</a>
        <main inert={isCovered}>Work</main>
        {isCovered && <main>Overlay</main>}
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(expected)).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('is the first thing in the header, so that no content is outside the landmarks', () => {
    show();
    const [first] = within(screen.getByRole('banner')).getAllByRole('link');
    expect(first).toHaveAccessibleName('Skip to main content');
  });
});

describe('the link to the structures', () => {
  const column = (content: ReactNode) => (
    <div id="structures">
      <section tabIndex={-1} aria-label="Structures">
        {content}
      </section>
    </div>
  );

  it.each([
    [
      'the card that Tab would reach',
      <button type="button" tabIndex={0} data-position="3" key="card">
        Card
      </button>,
      'button',
    ],
    ['the column without one', <p key="none">None yet</p>, 'region'],
  ])('leads to %s, once an article is open', async (_what, content, role) => {
    const { store, ...test } = makeTestStore({ runSagas: false });
    renderWithStore(
      <>
        <StructuresLink />
        {column(content)}
      </>,
      { store, ...test },
    );
    expect(screen.queryByRole('link')).toBeNull();
    await act(() => openDocument({ store, ...test }));
    await userEvent.click(screen.getByRole('link', { name: 'To the structures' }));
    expect(screen.getByRole(role)).toHaveFocus();
  });
});

describe('Header', () => {
  afterEach(() => scrollPage(0));

  it.each([
    [0, false],
    [20, false],
    [21, true],
  ])('at %d px of scroll is compact: %s', (y, compact) => {
    show();
    scrollPage(y);
    expect(screen.getByRole('banner').hasAttribute('data-compact')).toBe(compact);
  });

  it('follows what covers the page and is scrolled in its place', () => {
    const over = document.body.appendChild(document.createElement('div'));
    over.dataset.pageScroll = '';
    show();
    scrollPage(400);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-compact');
    over.scrollTop = 21;
    act(() => void over.dispatchEvent(new Event('scroll')));
    expect(screen.getByRole('banner')).toHaveAttribute('data-compact');
    over.remove();
  });

  it('leads to Home, Library, Features, About and Disclaimer by addresses of their own', () => {
    show();
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const places = within(nav).getAllByRole('link');
    expect(places.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '#/'],
      ['Library', '#/library'],
      ['Features', '#/features'],
      ['About', '#/about'],
      ['Disclaimer', '#/disclaimer'],
    ]);
  });

  it.each([
    [undefined, 'Home'],
    ['about', 'About'],
  ] as const)('marks the current place: with %s it is %s', (shown, current) => {
    show({}, shown);
    const marked = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual([current]);
  });

  it('opens an overlay by its link, and closes it by the same one', async () => {
    const { overlay } = show();
    const link = screen.getByRole('link', { name: 'About' });
    await userEvent.click(link);
    expect(overlay()).toBe('about');
    await userEvent.click(link);
    expect(overlay()).toBeNull();
  });

  it.each(['Home', 'MARCUS Beta'])('goes back to the work by "%s"', async (name) => {
    const { overlay } = show({}, 'features');
    await userEvent.click(screen.getByRole('link', { name }));
    expect(overlay()).toBeNull();
  });

  it('leaves a click that opens a link elsewhere to the browser', async () => {
    const { overlay } = show();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(overlay()).toBeNull();
  });

  it('shows what the features pass in', () => {
    show({ backendStatus: 'Backend ready', session: 'MARCUS Active', help: 'Help' });
    for (const words of ['Backend ready', 'MARCUS Active', 'Help']) {
      expect(screen.getByRole('banner')).toHaveTextContent(words);
    }
  });
});

describe('mobile menu', () => {
  const open = async (shown?: Overlay) => {
    const test = show({ themeSwitch: 'Dark Mode' }, shown);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return { ...test, menu: screen.getByRole('dialog', { name: 'Menu' }) };
  };
  const pageScrolls = () => document.documentElement.style.overflow !== 'hidden';

  it('contains the places, the documentation and the settings, and keeps the page from scrolling', async () => {
    const { menu } = await open();
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Library', 'Features', 'About', 'Disclaimer', 'Documentation']);
    expect(within(menu).getByText('Documentation')).toHaveAttribute('href', '#help');
    expect(menu).toHaveTextContent('Dark Mode');
    expect(pageScrolls()).toBe(false);
  });

  it.each([
    ['Close', (menu: HTMLElement) => userEvent.click(within(menu).getByText('Close'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Home', (menu: HTMLElement) => userEvent.click(within(menu).getByText('Home'))],
    ['Features', (menu: HTMLElement) => userEvent.click(within(menu).getByText('Features'))],
    ['About', (menu: HTMLElement) => userEvent.click(within(menu).getByText('About'))],
    ['the help', (menu: HTMLElement) => userEvent.click(within(menu).getByText('Documentation'))],
  ])('is closed by %s, returns the focus and lets the page scroll', async (_how, close) => {
    const { menu } = await open();
    await close(menu);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
    expect(pageScrolls()).toBe(true);
  });

  it.each([
    ['Home', ['overlays/overlayHidden']],
    ['Features', ['overlays/featuresChosenInMenu']],
    ['About', ['overlays/overlayShown']],
    ['Disclaimer', ['overlays/overlayShown']],
  ])('%s goes there, even if the user is already there', async (name, intents) => {
    const { menu, ...test } = await open('about');
    const trace = recordTrace(test);
    await userEvent.click(within(menu).getByText(name));
    expect(actionTypes(trace)).toEqual(intents);
  });
});

describe('BetaBanner', () => {
  it('suggests trying again after a time-out, and once dismissed stays away', async () => {
    const platform = createFakePlatform();
    const banner = (
      <PlatformProvider platform={platform}>
        <BetaBanner />
      </PlatformProvider>
    );
    const first = render(banner);
    expect(screen.getByRole('complementary')).toHaveTextContent(
      'Beta. Workflows are still being optimised. If a step times out, please try it again.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    first.unmount();
    render(banner);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});

describe('Footer', () => {
  it('links to source and licence outside of the application', () => {
    renderWithStore(<Footer />);
    for (const name of ['Source code', 'MIT licence']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', expect.stringContaining('github.com/Kohulan/MARCUS'));
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('links to the privacy policy inside it', async () => {
    const { store } = renderWithStore(<Footer />);
    await userEvent.click(screen.getByRole('link', { name: 'Privacy Policy' }));
    expect(store.getState().screen.overlays.shown).toBe('privacy-policy');
  });
});

test('the title is what MARCUS stands for', () => {
  renderWithStore(<Title />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Molecular Annotation and Recognition for Curating Unravelled Structures',
  );
});
