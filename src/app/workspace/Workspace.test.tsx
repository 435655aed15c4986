import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PlatformProvider } from '@/platform/PlatformContext';
import { createFakePlatform } from '@/testing/fakePlatform';
import { JumpBar } from './JumpBar';
import { Workspace } from './Workspace';

beforeAll(() => {
  // jsdom does no layout.
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = jest.fn();
});

function show(structures: ReactNode) {
  render(
    <PlatformProvider platform={createFakePlatform()}>
      <JumpBar counts={{ text: 32 }} />
      <Workspace
        columns={{
          document: { actions: <button type="button">Extract Text</button>, body: 'a PDF' },
          text: { body: 'the root bark' },
          structures: { body: structures },
        }}
      />
    </PlatformProvider>,
  );
}

const column = (name: string) => screen.getByRole('region', { name });

describe('Workspace', () => {
  it('has three named columns in the order of the work', () => {
    show('24 segments');
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      'Document Upload',
      'Text & Annotations',
      'Chemical Structures',
    ]);
    expect(column('Document Upload')).toHaveTextContent('Extract Text');
  });

  it('has a named divider between each two columns', () => {
    show('24 segments');
    const names = screen.getAllByRole('separator').map((line) => line.getAttribute('aria-label'));
    expect(names).toEqual(['Width of the document column', 'Width of the text column']);
  });

  it('keeps the other columns if one crashes', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('segments is not iterable');
    };
    show(<Broken />);
    expect(column('Chemical Structures')).toHaveTextContent('Chemical Structures stopped working');
    expect(column('Document Upload')).toHaveTextContent('a PDF');
    expect(column('Text & Annotations')).toHaveTextContent('the root bark');
    jest.restoreAllMocks();
  });
});

describe('JumpBar', () => {
  it('moves the focus to a column without touching the address', async () => {
    show('24 segments');
    const bar = screen.getByRole('navigation', { name: 'Sections' });
    expect(within(bar).getByRole('link', { name: 'Text 32' })).toBeInTheDocument();
    await userEvent.click(within(bar).getByRole('link', { name: 'Structures' }));
    expect(column('Chemical Structures')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
