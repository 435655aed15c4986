import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Copy, Download } from 'lucide-react';
import { Button } from './Button';
import { IconButton } from './IconButton';

describe('Button', () => {
  it('acts on click, Enter and space', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Extract Text</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Extract Text' }));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('never submits a form that it happens to be in', () => {
    render(<Button>Check COCONUT</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('announces its count and what it counts', () => {
    render(
      <Button icon={Download} count={3} countLabel="selected">
        Download Data
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Download Data 3 selected');
  });

  it('does nothing while busy, and keeps the focus', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Extract Text</Button>);
    await userEvent.tab();
    rerender(
      <Button onClick={onClick} busy>
        Extracting Text...
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Extracting Text...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('gives the reason why it cannot be used, visibly and to assistive technology', async () => {
    const onClick = jest.fn();
    render(
      <Button onClick={onClick} disabledReason="Select exactly one structure">
        Prepare for COCONUT
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Prepare for COCONUT' });
    expect(button).toHaveAccessibleDescription('Select exactly one structure');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps its element, and thus the focus, when the reason no longer applies', async () => {
    const { rerender } = render(<Button disabledReason="No file">Upload Document</Button>);
    await userEvent.tab();
    rerender(<Button>Upload Document</Button>);
    expect(screen.getByRole('button')).toHaveFocus();
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    render(<IconButton icon={Copy} label="Copy SMILES" />);
    expect(screen.getByRole('button', { name: 'Copy SMILES' })).toBeInTheDocument();
  });

  it('announces whether a toggle is on', () => {
    render(<IconButton icon={Copy} label="Mark as correct" pressed />);
    expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument();
  });
});
