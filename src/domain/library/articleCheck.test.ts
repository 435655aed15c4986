/** @jest-environment node */
import { createStructure } from '../structure';
import type { Work } from '../work';
import { savedWorkOn } from '@/testing/restoreWork';
import { createSegments } from '@/testing/segments';
import { articleCheck, drawingsToCheck } from './articleCheck';

const FILE = { fileId: 'f', name: 'tea.pdf', size: 1, type: 'application/pdf', hash: 'h' };
const version = (smiles: string) => ({
  ...{ engine: 'decimer', smiles, timestamp: '2026-01-02T03:04:05.000Z' },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
});

/** A drawing for each reading, of which the first was rejected. */
function work(...read: string[]): Work {
  const names = read.map((_smiles, index) => `page_1_${index}_segmented.png`);
  const place = { directory: 'tea', pdfId: '1', pdfFilename: 'tea.pdf' };
  const items = createSegments(names, place);
  const { work: empty } = savedWorkOn(FILE);
  const judgements = { [items[0]!.id]: { verdict: 'rejected', reason: 'other' } } as const;
  return {
    ...empty,
    segments: { ...empty.segments, items, judgements },
    structures: read.map((smiles, index) => createStructure(items[index]!, version(smiles))),
  };
}

test('an article that is not open is checked like the open one, without what was rejected', () => {
  const drawings = drawingsToCheck(work('C*', 'CC*', 'CCO'));
  expect(drawings.map(({ text }) => text)).toEqual(['CC*', 'CCO']);
  expect(articleCheck(drawings, () => undefined)).toMatchObject({
    ...{ checked: 2, unidentified: 2 },
    rows: [{ called: '#2', says: 'A residue (*) is open.', isVerified: false }],
  });
});

test('what the services said counts, and what they refused is told', () => {
  const drawings = drawingsToCheck(work('C', 'CC', 'CCO'));
  const saidOf = (text: string) => (text === 'CC' ? { refusal: 'Ring not closed.' } : undefined);
  expect(articleCheck(drawings, saidOf)).toMatchObject({
    unidentified: 1,
    rows: [{ kind: 'unread', says: 'The services cannot read the structure: Ring not closed.' }],
  });
});
