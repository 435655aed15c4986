import { act, fireEvent, render, screen } from '@testing-library/react';
import { focusIsLost, useFocusFollowed } from './focusPlaces';

function Page() {
  useFocusFollowed();
  return (
    <>
      <button type="button">One</button>
      <button type="button">Other</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** What a control that the focus leaves finds, and what its effects find after that. */
function lostOnLeaving(relatedTarget: Element | null): boolean {
  button('One').focus();
  button('One').blur();
  fireEvent.focusOut(button('One'), { relatedTarget });
  return focusIsLost();
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Page />);
});

test('the focus that was taken away is lost', () => {
  expect(lostOnLeaving(null)).toBe(true);
});

test('the focus on its way from one control to the next is not lost', () => {
  expect(lostOnLeaving(button('Other'))).toBe(false);
  button('Other').focus();
  button('Other').blur();
  expect(focusIsLost()).toBe(true);
});

test('the focus on its way to a control that goes meanwhile is lost then', () => {
  expect(lostOnLeaving(button('Other'))).toBe(false);
  act(() => jest.runAllTimers());
  expect(focusIsLost()).toBe(true);
});

test('the focus that Tab led out of the page is not lost, until another key is pressed', () => {
  button('Other').focus();
  fireEvent.keyDown(button('Other'), { key: 'Tab' });
  button('Other').blur();
  expect(focusIsLost()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(focusIsLost()).toBe(true);
});

test('once Tab has led somewhere, a control that goes takes the focus with it', () => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  button('Other').focus();
  button('Other').blur();
  expect(focusIsLost()).toBe(true);
});
