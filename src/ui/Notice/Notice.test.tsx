import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@/ui/Button/Button';
import { Notice } from './Notice';

describe('Notice', () => {
  it('is a landmark when it belongs to the page', () => {
    render(<Notice landmark="Beta notice">Workflows are still being optimised.</Notice>);
    expect(screen.getByRole('complementary', { name: 'Beta notice' })).toBeInTheDocument();
  });

  it('can be dismissed only where that is offered', async () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<Notice actions={<Button>Retry Connection</Button>}>Lost</Notice>);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    rerender(<Notice onDismiss={onDismiss}>Lost</Notice>);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
