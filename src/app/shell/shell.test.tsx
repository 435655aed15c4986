import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformProvider } from '@/platform/PlatformContext';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { createFakePlatform } from '@/testing/fakePlatform';
import { BetaBanner } from './BetaBanner';
import { Footer } from './Footer';
import { Header } from './Header';
import { Title } from './Title';

installDialogForJsdom();

function scrollPage(y: number) {
  window.scrollY = y;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

describe('Header', () => {
  afterEach(() => scrollPage(0));

  it.each([
    [0, false],
    [20, false],
    [21, true],
  ])('at %d px of scroll is compact: %s', (y, compact) => {
    render(<Header />);
    scrollPage(y);
    expect(screen.getByRole('banner').hasAttribute('data-compact')).toBe(compact);
  });

  it('marks the place that is shown', () => {
    render(<Header links={[{ label: 'About', href: '#/about' }]} current="#/about" />);
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current');
    expect(within(nav).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  it('shows what the features hand in', () => {
    render(<Header backendStatus="Backend ready" session="MARCUS Active" />);
    expect(screen.getByRole('banner')).toHaveTextContent('Backend ready');
    expect(screen.getByRole('banner')).toHaveTextContent('MARCUS Active');
  });
});

describe('mobile menu', () => {
  const open = async () => {
    render(<Header links={[{ label: 'About', href: '#/about' }]} themeSwitch="Dark Mode" />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return screen.getByRole('dialog', { name: 'Menu' });
  };
  const pageScrolls = () => document.documentElement.style.overflow !== 'hidden';

  it('holds the places and the settings, and keeps the page from scrolling', async () => {
    const menu = await open();
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'About']);
    expect(menu).toHaveTextContent('Dark Mode');
    expect(pageScrolls()).toBe(false);
  });

  it.each([
    ['Close', (menu: HTMLElement) => userEvent.click(within(menu).getByText('Close'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a choice', (menu: HTMLElement) => userEvent.click(within(menu).getByText('About'))],
  ])('is closed by %s, gives the focus back and the page its scroll', async (_how, close) => {
    await close(await open());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
    expect(pageScrolls()).toBe(true);
  });
});

describe('BetaBanner', () => {
  it('asks to try again after a time-out, and once dismissed stays away', async () => {
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
  it('leads to source and licence beside the application', () => {
    render(<Footer />);
    for (const name of ['Source code', 'MIT licence']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', expect.stringContaining('github.com/Kohulan/MARCUS'));
      expect(link).toHaveAttribute('target', '_blank');
    }
  });
});

test('the title is what MARCUS stands for', () => {
  render(<Title />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Molecular Annotation and Recognition for Curating Unravelled Structures',
  );
});
