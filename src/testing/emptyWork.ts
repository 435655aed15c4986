import type { Work } from '@/domain/work';

export const SAVED_PDF_ID = '1700000000000';

/** Stored work on an article in which nothing was done. */
export const emptyWork = (file: Omit<Work['document']['file'], 'hash'>): Work => ({
  document: {
    pdfId: SAVED_PDF_ID,
    file: { ...file, hash: 'a'.repeat(64) },
    pageCount: 3,
    openedAt: '2026-01-02T03:04:05.000Z',
    pdfIsHidden: false,
  },
  text: { extracted: null, history: [] },
  annotations: null,
  segments: {
    items: [],
    info: null,
    selected: [],
    judgements: {},
    hideIncorrect: false,
    onlyProcessSelected: true,
  },
  structures: [],
  recognition: {
    options: {
      engine: 'decimer',
      handDrawn: false,
      includeMolfile: false,
      useCoordinates: false,
    },
    items: {},
  },
});
