import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusWhenLost } from './useFocusWhenLost';

function Page({ step }: { step: 1 | 2 }) {
  const next = useRef<HTMLDivElement>(null);
  useFocusWhenLost(next, step === 2);
  return (
    <>
      <input aria-label="Search" />
      {step === 1 ? (
        <button type="button">Begin</button>
      ) : (
        <div ref={next}>
          <button type="button">Go on</button>
        </div>
      )}
    </>
  );
}

test('the focus of a control that disappeared moves to the first button that appeared', () => {
  const { rerender } = render(<Page step={1} />);
  screen.getByRole('button', { name: 'Begin' }).focus();
  rerender(<Page step={2} />);
  expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
});

test('a focus that is not lost stays where it is', () => {
  const { rerender } = render(<Page step={1} />);
  screen.getByLabelText('Search').focus();
  rerender(<Page step={2} />);
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
