import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';

let broken: boolean;

function Grid() {
  if (broken) throw new TypeError('segments is not iterable');
  return <p>24 segments</p>;
}

function Page({ onError }: { onError?: jest.Mock }) {
  return (
    <>
      <ErrorBoundary name="Chemical Structures" {...(onError && { onError })}>
        <Grid />
      </ErrorBoundary>
      <ErrorBoundary name="Text &amp; Annotations">
        <p>The root bark</p>
      </ErrorBoundary>
    </>
  );
}

describe('ErrorBoundary', () => {
  beforeEach(() => {
    broken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('names what stopped and why, and does not affect its neighbours', () => {
    render(<Page />);
    expect(screen.getByRole('alert')).toHaveTextContent('Chemical Structures stopped working');
    expect(screen.getByRole('alert')).toHaveTextContent('segments is not iterable');
    expect(screen.getByText('The root bark')).toBeInTheDocument();
  });

  it('recovers when the cause is gone and the user tries again', async () => {
    render(<Page />);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('24 segments')).toBeInTheDocument();
  });

  it('reports the error', () => {
    const onError = jest.fn();
    render(<Page onError={onError} />);
    expect(onError.mock.calls[0]?.[0]).toEqual(new TypeError('segments is not iterable'));
  });
});
