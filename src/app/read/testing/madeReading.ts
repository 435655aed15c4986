import { READING_VERSION, type Reading } from '../readingFile';

/** The reading of an article with one compound. */
export const madeReading = (changes: Partial<Reading> = {}): Reading => ({
  format: 'MARCUS reading',
  key: {
    version: READING_VERSION,
    hash: 'a'.repeat(64),
    engine: 'best',
    programs: ['PixelGraph 0.1'],
    formats: ['sdf', 'csv'],
  },
  name: 'a.pdf',
  readAt: '2026-01-02T03:04:05.000Z',
  ...{ pages: 2, drawings: 3, compounds: 1 },
  ...{ withheld: [], toCheck: [], notices: [] },
  workHash: '',
  files: [],
  table: { headers: ['smiles', 'inchikey'], rows: [['CCO', 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N']] },
  ...changes,
});
