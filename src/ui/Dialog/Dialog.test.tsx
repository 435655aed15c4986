import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { Button } from '@/ui/Button/Button';
import { Dialog } from './Dialog';

installDialogForJsdom();

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Close form</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Close without sending?"
        footer={<Button onClick={() => setOpen(false)}>Keep editing</Button>}
      >
        <input aria-label="Draft" />
      </Dialog>
    </>
  );
}

/** Shows one thing after the other; an action in it removes its opener from the page. */
function Steps() {
  const [step, setStep] = useState(0);
  return (
    <>
      <article tabIndex={0} aria-label="Card">
        {step < 2 && <Button onClick={() => setStep(1)}>Open</Button>}
      </article>
      <Dialog
        open={step > 0}
        onClose={() => setStep(0)}
        title="Steps"
        contentKey={String(step)}
        footer={step === 1 && <Button onClick={() => setStep(2)}>Apply</Button>}
      >
        Step {step}
      </Dialog>
    </>
  );
}

const show = async () => {
  render(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Close form' }));
  return screen.getByRole('dialog', { name: 'Close without sending?' });
};

describe('the focus', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  beforeEach(async () => {
    render(<Steps />);
    await press('Open');
    await press('Apply');
  });

  it('moves to the title when it disappears with the previous content', () => {
    expect(screen.getByRole('heading', { name: 'Steps' })).toHaveFocus();
  });

  it('returns to what contained the opener if the opener is gone', async () => {
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Card' })).toHaveFocus();
  });
});

describe('Dialog', () => {
  it('is not in the page until it is opened', () => {
    render(<Question />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('begins with its title', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Close without sending?' })).toHaveFocus();
  });

  it.each(['Close', 'Keep editing'])('closes by "%s" and returns the focus', async (name) => {
    await show();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close form' })).toHaveFocus();
  });

  it('closes by Escape', async () => {
    await show();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what was typed when the page beside it is clicked', async () => {
    const dialog = await show();
    await userEvent.type(screen.getByRole('textbox'), 'leaves');
    await userEvent.click(dialog);
    await userEvent.click(document.body);
    expect(screen.getByRole('textbox')).toHaveValue('leaves');
  });
});
