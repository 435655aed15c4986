import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ellipsis } from 'lucide-react';
import { Menu } from './Menu';

const onPrint = jest.fn();
const onDownload = jest.fn();
const onProperties = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  render(
    <>
      <Menu
        label="More"
        icon={Ellipsis}
        iconOnly
        items={[
          { id: 'print', label: 'Print', onSelect: onPrint },
          { id: 'download', label: 'Download PDF', onSelect: onDownload, disabled: true },
          { id: 'properties', label: 'Document properties', onSelect: onProperties },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
});

const open = () => userEvent.click(screen.getByRole('button', { name: 'More' }));
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  it('opens with the focus on its first item', async () => {
    await open();
    expect(item('Print')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('focuses its first item only once its layer is shown, because nothing hidden can be focused', async () => {
    const happened: string[] = [];
    Object.assign(HTMLElement.prototype, { showPopover: () => happened.push('shown') });
    const focus = jest.spyOn(HTMLButtonElement.prototype, 'focus').mockImplementation(function note(
      this: HTMLButtonElement,
    ) {
      if (this.getAttribute('role') === 'menuitem') happened.push('focused');
    });
    await open();
    focus.mockRestore();
    expect(happened).toEqual(['shown', 'focused']);
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });

  it('goes through its items with arrow keys, Home, End and first letters', async () => {
    await open();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Document properties')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Print')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Document properties')).toHaveFocus();
    await userEvent.keyboard('{Home}d');
    expect(item('Download PDF')).toHaveFocus();
  });

  it('acts and returns the focus', async () => {
    await open();
    await userEvent.keyboard('{End}{Enter}');
    expect(onProperties).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('stays open and does nothing on a disabled item', async () => {
    await open();
    await userEvent.click(item('Download PDF'));
    expect(onDownload).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('closes on Escape with the focus on its button', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('closes on a press elsewhere', async () => {
    await open();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
