import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button/Button';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import { Notice } from './Notice';

describe('Notice', () => {
  it('is a landmark if it belongs to the page', () => {
    render(<Notice landmark="Beta notice">Workflows are still being optimised.</Notice>);
    expect(screen.getByRole('complementary', { name: 'Beta notice' })).toBeInTheDocument();
  });

  it('can be dismissed only if that is offered', async () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<Notice actions={<Button>Retry Connection</Button>}>Lost</Notice>);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    rerender(<Notice onDismiss={onDismiss}>Lost</Notice>);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

describe('the focus of a notice that disappears', () => {
  function Page({ onGone = () => null }: { readonly onGone?: () => ReactNode }) {
    const [isShown, setIsShown] = useState(true);
    const dismiss = () => setIsShown(false);
    return isShown ? <Notice onDismiss={dismiss}>Lost</Notice> : onGone();
  }
  async function dismissByKey() {
    const dismiss = screen.getByRole('button', { name: 'Dismiss this message' });
    act(() => dismiss.focus());
    await userEvent.keyboard('{Enter}');
    expect(dismiss).not.toBeInTheDocument();
  }

  it('moves to the region that contained the notice', async () => {
    render(
      <main>
        <section tabIndex={-1} aria-label="Document">
          <button type="button">Extract</button>
          <Page />
        </section>
      </main>,
    );
    await dismissByKey();
    expect(screen.getByRole('region', { name: 'Document' })).toHaveFocus();
  });

  it('moves to the heading of the region if that is focusable', async () => {
    render(
      <section tabIndex={-1} aria-label="Document">
        <section aria-labelledby="saved">
          <h3 id="saved" tabIndex={-1}>
            Saved work
          </h3>
          <Page />
        </section>
      </section>,
    );
    await dismissByKey();
    expect(screen.getByRole('heading', { name: 'Saved work' })).toHaveFocus();
  });

  it('moves to the main part of the page if the notice was outside of all regions', async () => {
    render(
      <>
        <Page />
        <main inert>Work</main>
        <main>Overlay</main>
      </>,
    );
    await dismissByKey();
    expect(screen.getByText('Overlay')).toHaveFocus();
  });

  it('moves further out if the region disappeared too', async () => {
    const Both = () => {
      const [isShown, setIsShown] = useState(true);
      return (
        <section tabIndex={-1} aria-label="Document">
          {isShown && (
            <section tabIndex={-1} aria-label="Page">
              <Notice onDismiss={() => setIsShown(false)}>Lost</Notice>
            </section>
          )}
        </section>
      );
    };
    render(<Both />);
    await dismissByKey();
    expect(screen.getByRole('region', { name: 'Document' })).toHaveFocus();
  });

  it('is left to a replacement that claims it', async () => {
    const Opened = () => {
      const actions = useRef<HTMLDivElement>(null);
      useFocusWhenLost(actions, true);
      return (
        <div ref={actions}>
          <button type="button">Extract</button>
        </div>
      );
    };
    render(
      <section tabIndex={-1}>
        <Page onGone={() => <Opened />} />
      </section>,
    );
    await dismissByKey();
    expect(screen.getByRole('button', { name: 'Extract' })).toHaveFocus();
  });

  it('stays where it is if it was not in the notice', () => {
    const { rerender } = render(
      <main>
        <input aria-label="Search" />
        <Notice>Lost</Notice>
      </main>,
    );
    act(() => screen.getByLabelText('Search').focus());
    rerender(
      <main>
        <input aria-label="Search" />
      </main>,
    );
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('is not taken from the page by a notice that disappears without it', async () => {
    const { rerender } = render(
      <main>
        <Notice>Lost</Notice>
      </main>,
    );
    rerender(<main />);
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});
