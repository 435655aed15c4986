import { render, screen } from '@testing-library/react';
import { Progress } from './Progress';

describe('Progress', () => {
  it.each([
    [5, 24, '21'],
    [0, 24, '0'],
    [24, 24, '100'],
    [30, 24, '100'],
    [-1, 24, '0'],
  ])('shows %d of %d as %s percent', (value, max, percent) => {
    render(<Progress label="Recognising" value={value} max={max} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
  });

  it.each([
    ['the value is not known', undefined, 10],
    ['there is nothing to do', 0, 0],
  ])('claims no number if %s', (_when, value, max) => {
    render(<Progress label="Uploading" value={value} max={max} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it('announces the given text for the value', () => {
    render(<Progress label="Recognising" value={5} max={24} valueText="5 of 24" />);
    expect(screen.getByRole('progressbar', { name: 'Recognising' })).toHaveAttribute(
      'aria-valuetext',
      '5 of 24',
    );
  });
});
