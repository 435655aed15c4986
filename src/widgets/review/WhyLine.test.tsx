import { screen } from '@testing-library/react';
import { createStructure, type StructureVersion } from '@/domain/structure';
import type { Doubt } from '@/domain/doubt';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { WhyLine } from './WhyLine';

const WEDGE = 'A wedge marks no stereo centre';
const version = (changes: Partial<StructureVersion>): StructureVersion => ({
  ...{ engine: 'molnextr', program: 'VectorGraph', programVersion: '0.7', smiles: 'CCO' },
  ...{ useCoordinates: true, handDrawn: false, fromFallback: false },
  timestamp: '2026-01-02T03:04:05.000Z',
  ...changes,
});
const doubt = (says: string): Doubt => ({
  ...{ kind: 'stereo', atoms: [0], x: 0.5, y: 0.5, confidence: 0.4, says },
});

async function show(
  changes: Partial<StructureVersion>,
  rivals: StructureVersion[] = [],
  place?: number,
) {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const [segment] = receiveSegments(test, 1);
  const structure = createStructure(segment!, version(changes), rivals);
  renderWithStore(<WhyLine segment={segment!} structure={structure} doubt={place} />, test);
  return screen.queryByRole('status')?.textContent;
}

test('says each reason once, also of several places', async () => {
  const doubts = [doubt(`${WEDGE}.`), doubt('VectorGraph reads C here.'), doubt(`${WEDGE}.`)];
  const said = await show({ doubts, remarks: [WEDGE, WEDGE, 'An arrow was left out'] });
  expect(said).toBe(`Look at 1 and 3: ${WEDGE}. Look at 2: VectorGraph reads C here.`);
});

test('says what makes a reading doubtful, each reason once', async () => {
  const doubts = [doubt(`${WEDGE}.`)];
  const remarks = [WEDGE, 'OSRA leaves one stereo centre open'];
  expect(await show({ doubts, remarks, jointConfidence: 0.5 })).toBe(
    `Look at 1: ${WEDGE}. The engines together are not sure of it (0.50). ` +
      'OSRA leaves one stereo centre open.',
  );
});

test('tells a reading that contradicts from one that says nothing, by their programs', async () => {
  const pixels = version({ engine: 'decimer', program: 'PixelGraph', smiles: 'CCN' });
  const { smiles: _smiles, ...empty } = version({ engine: 'molscribe', program: 'OSRA' });
  const osra = { ...empty, molfile: '\n\n\nM  END\n' };
  expect(await show({ differing: ['decimer', 'molscribe'] }, [pixels, osra])).toBe(
    'PixelGraph reads another structure here. OSRA reads no structure here.',
  );
});

test('a name that says more makes nothing doubtful', async () => {
  const nameSays = { name: 'x', smiles: 'C[C@H](N)O', source: 'OPSIN' };
  expect(await show({ nameSays: { ...nameSays, verdict: 'more' } })).toBeUndefined();
});

test('a name that contradicts does', async () => {
  const nameSays = { name: 'x', smiles: 'C[C@H](N)O', source: 'OPSIN', verdict: 'stereo' } as const;
  expect(await show({ nameSays })).toBe('Name says the same skeleton, other stereo.');
});

test('a stated formula that contradicts does, too', async () => {
  const formulaSays = { stated: 'C26H34O6', verdict: 'other', difference: '+2H' } as const;
  expect(await show({ formulaSays })).toBe(
    'The text states C26H34O6; the structure differs by +2H.',
  );
});
