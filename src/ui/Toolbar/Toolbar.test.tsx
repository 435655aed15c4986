import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toolbar } from './Toolbar';

function Tools({ nextDisabled = false }) {
  return (
    <>
      <Toolbar label="PDF">
        <button type="button">Previous page</button>
        <input aria-label="Page number" defaultValue="12" />
        <input type="file" aria-label="Another file" hidden />
        <button type="button" disabled={nextDisabled}>
          Next page
        </button>
      </Toolbar>
      <button type="button">After</button>
    </>
  );
}

describe('Toolbar', () => {
  it('is one tab stop', async () => {
    render(<Tools />);
    await userEvent.tab();
    expect(screen.getByText('Previous page')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByText('After')).toHaveFocus();
  });

  it('wraps around with the arrow keys and is re-entered where it was left', async () => {
    render(<Tools />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('Next page')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(screen.getByText('Next page')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Previous page')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('Next page')).toHaveFocus();
  });

  it('leaves the arrow keys to a text field until its caret is at the end', async () => {
    render(<Tools />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('{ArrowRight}');
    expect(field).toHaveFocus();
    field.setSelectionRange(2, 2);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Next page')).toHaveFocus();
  });

  it('moves on from a text field whose text is all selected, because typing would replace it', async () => {
    render(<Tools />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.select();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('Previous page')).toHaveFocus();
  });

  it('skips tools that are disabled', async () => {
    render(<Tools nextDisabled />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  describe('and a dialog of one of its tools', () => {
    const renderWithDialog = () =>
      render(
        <Toolbar label="PDF">
          <button type="button">First</button>
          <button type="button">More</button>
          <div popover="manual">
            <button type="button">In the menu</button>
          </div>
          <dialog open>
            <button type="button">In the dialog</button>
          </dialog>
        </Toolbar>,
      );

    it.each(['In the menu', 'In the dialog'])('leave each other alone: %s', async (inside) => {
      renderWithDialog();
      const button = screen.getByText(inside);
      expect(button.tabIndex).toBe(0);
      screen.getByText('More').focus();
      button.focus();
      await userEvent.keyboard('{ArrowRight}{Home}{End}');
      expect(button).toHaveFocus();
      expect(screen.getByText('More').tabIndex).toBe(0);
    });
  });
});
