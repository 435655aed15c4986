import { screen } from '@testing-library/react';
import { createSegment, PRINTED_LABEL } from '@/testing/segments';
import { createStructure } from '@/domain/structure';
import { renderWithStore } from '@/testing/renderWithStore';
import { formatMoment } from '@/domain/formatMoment';
import { Meta } from './Meta';
import { Tags } from './Tags';

const PROCESSED_AT = '2026-01-02T03:04:06.000Z';

const segment = createSegment('page_0_1_segmented.png', {
  directory: 'paper',
  pdfId: '17',
  pdfFilename: 'paper.pdf',
})!;
const structure = createStructure(segment, {
  smiles: 'CCO',
  engine: 'molscribe',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 2_840,
  timestamp: PROCESSED_AT,
  fromFallback: false,
});

test('a reading shows its engine, and when it was processed in the user’s own format', () => {
  renderWithStore(<Meta segment={segment} structure={structure} />);
  const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(valueOf('Engine')).toHaveTextContent('MolScribe');
  const time = screen.getByText(formatMoment(PROCESSED_AT));
  expect(time).toHaveAttribute('datetime', PROCESSED_AT);
  expect(valueOf('Processed')).toContainElement(time);
});

test('a segment that was not read only shows its page and file name', () => {
  renderWithStore(<Meta segment={segment} structure={undefined} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Page',
    'File name',
  ]);
  expect(screen.getByText('page_0_1_segmented.png')).toBeVisible();
});

test('what the page prints beside the drawing is shown with its origin', () => {
  const label = { ...PRINTED_LABEL, confidence: 0.6 };
  renderWithStore(<Meta segment={{ ...segment, label }} structure={undefined} />);
  const value = screen.getByText('Label', { selector: 'dt' }).nextElementSibling;
  expect(value).toHaveTextContent('3? (from the page, doubtful)');
});

test('the tags of a reading name what was used, the engine, and what draws it', () => {
  const { container } = renderWithStore(<Tags segment={segment} structure={structure} />);
  expect(container).toHaveTextContent(/^TagsUsing SMILESMolScribeCDK engine$/);
});

test('a score of all engines is not shown as one of the program, nor a time that is unknown', () => {
  const { processingTime: _time, ...untimed } = structure;
  const reading = { ...untimed, confidence: 0.6, jointConfidence: 0.97 };
  renderWithStore(<Meta segment={segment} structure={reading} />);
  const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(valueOf('Score')).toHaveTextContent('0.97 of all engines');
  expect(screen.queryByText('Time taken')).toBeNull();
});
