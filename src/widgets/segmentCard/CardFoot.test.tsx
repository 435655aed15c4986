import { screen } from '@testing-library/react';
import { createSegments } from '@/testing/segments';
import { createStructure, type StructureVersion } from '@/domain/structure';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { CardFoot } from './CardFoot';

const segments = createSegments(['page_0_0_segmented.png'], {
  directory: 'paper-1f2e',
  pdfId: '1',
  pdfFilename: 'paper.pdf',
});

const VERSION: StructureVersion = {
  engine: 'decimer',
  smiles: 'CCO',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 1,
  timestamp: '2024-01-01T00:00:00.000Z',
  fromFallback: false,
};

/** The foot after a failed reading, with an earlier successful reading or without one. */
function showFailed({ readBefore }: { readBefore: boolean }) {
  for (const segment of segments) {
    const items = { [segment.id]: { status: 'failed', message: 'No line art' } } as const;
    const structure = createStructure(segment, VERSION);
    renderWithStore(
      <CardFoot segment={segment} structure={readBefore ? structure : undefined} tabbable />,
      makeTestStore({
        runSagas: false,
        preloadedState: { article: { readings: items } },
      }),
    );
  }
}

describe('the foot of a card whose latest reading failed', () => {
  it('says so next to the drawing of an earlier reading', () => {
    showFailed({ readBefore: true });
    const doubts = screen.getByRole('img', { name: /^Doubts/ });
    expect(doubts).toHaveAccessibleName('Doubts: The latest reading failed: No line art');
  });

  it('offers to retry if there is no drawing', () => {
    showFailed({ readBefore: false });
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    // There has been no reading, not even a failed one: there is nothing to edit.
    expect(screen.queryByRole('button', { name: 'Edit Structure' })).toBeNull();
  });
});

describe('the foot of a card that several engines have read', () => {
  it.each<[string, Partial<StructureVersion>, boolean]>([
    ['says that they disagree', { differing: ['molscribe'] }, true],
    [
      'says so even if two of them agree',
      { agreeing: ['molnextr'], differing: ['molscribe'] },
      true,
    ],
    ['does not say so if they agree', { agreeing: ['molscribe'] }, false],
    ['does not say so if only one has read it', {}, false],
  ])('%s', (_rule, relations, isSaid) => {
    for (const segment of segments) {
      const structure = createStructure(segment, { ...VERSION, ...relations });
      renderWithStore(
        <CardFoot segment={segment} structure={structure} tabbable />,
        makeTestStore({ runSagas: false }),
      );
    }
    expect(screen.queryByText('Engines disagree') !== null).toBe(isSaid);
    expect(screen.queryByRole('img', { name: /Engines disagree/ }) !== null).toBe(isSaid);
  });
});

it.each<[string, Partial<StructureVersion>, string, string]>([
  ['of the program alone', { confidence: 0.6 }, 'doubtful', '0.60'],
  [
    'of all engines alone where they were asked together',
    { confidence: 0.6, jointConfidence: 0.9671 },
    'sure',
    '0.97 of all engines',
  ],
])('shows in a word, and in figures on demand, the score %s', (_whose, scores, shown, title) => {
  for (const segment of segments) {
    const structure = createStructure(segment, { ...VERSION, ...scores });
    renderWithStore(
      <CardFoot segment={segment} structure={structure} tabbable />,
      makeTestStore({ runSagas: false }),
    );
  }
  expect(screen.getByText(shown)).toHaveAttribute('title', title);
  expect(screen.getByText('p. 1')).toHaveAttribute('title', 'Page 1, read by DECIMER');
});
