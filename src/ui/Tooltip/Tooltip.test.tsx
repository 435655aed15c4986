import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './Tooltip';

function show() {
  render(
    <Tooltip text="Compare Across All Engines" shortcut="C">
      <button type="button">Compare</button>
    </Tooltip>,
  );
  return screen.getByRole('button');
}

const tip = () => screen.queryByText('Compare Across All Engines');

describe('Tooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('appears after the pointer has rested on the control, and disappears with it', () => {
    const button = show();
    fireEvent.pointerOver(button);
    expect(tip()).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(400));
    expect(tip()).toHaveTextContent('Compare Across All EnginesC');
    fireEvent.pointerOut(button, { relatedTarget: document.body });
    expect(tip()).not.toBeInTheDocument();
  });

  it('does not appear when the pointer only passes', () => {
    const button = show();
    fireEvent.pointerOver(button);
    fireEvent.pointerOut(button, { relatedTarget: document.body });
    act(() => jest.advanceTimersByTime(1000));
    expect(tip()).not.toBeInTheDocument();
  });

  it('is hidden by Escape', () => {
    const button = show();
    fireEvent.pointerOver(button);
    act(() => jest.advanceTimersByTime(400));
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(tip()).not.toBeInTheDocument();
  });
});
