import { render, screen } from '@testing-library/react';
import { PrintedLabel, PrintedLabelInFull } from './PrintedLabel';

const LABEL = {
  number: '3',
  name: 'quercetin',
  text: '3 quercetin',
  box: [0, 0, 1, 1],
  confidence: 0.98,
} as const;
const DOUBTFUL = { ...LABEL, confidence: 0.6 };

test('a label in full says what it has of residues, apart from number and name', () => {
  render(<PrintedLabelInFull label={{ ...LABEL, residues: 'R = Me' }} />);
  expect(screen.getByText('3 · quercetin')).toBeVisible();
  expect(screen.getByText(/Residues: R = Me/)).toBeVisible();
});

describe.each([
  ['on one line', PrintedLabel],
  ['in full', PrintedLabelInFull],
])('a label %s', (_how, Label) => {
  test('names number and name, and that they are from the page', () => {
    const { container } = render(<Label label={LABEL} />);
    expect(screen.getByText('3 · quercetin')).toBeVisible();
    expect(container).toHaveTextContent(/from the page/);
    expect(container).not.toHaveTextContent(/doubtful|\?/);
  });

  test('that is doubtful has a question mark, and says it in words', () => {
    const { container } = render(<Label label={DOUBTFUL} />);
    expect(screen.getByText('?')).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent(/from the page, doubtful/);
  });

  test('is text, whatever the services send', () => {
    render(<Label label={{ ...LABEL, name: '<b>quercetin</b>' }} />);
    expect(screen.getByText('3 · <b>quercetin</b>')).toBeVisible();
  });
});
