/** @jest-environment node */
import type { Work, WorkDocument } from '@/domain/work';
import {
  documentClosed,
  documentOpened,
  documentReducer,
  doiLookedUp,
  fileChosen,
  fileFoundAgain,
  fileRefused,
  pdfVisibilityToggled,
  printEnded,
  printProgressed,
  uploadFailed,
  uploadStarted,
  workRestored,
} from './document.slice';
import type { DocumentState } from './documentState';

const file = (fileId: string) => ({
  fileId,
  name: `${fileId}.pdf`,
  size: 18,
  type: 'application/pdf',
  hash: 'a'.repeat(64),
});
const FIRST = file('first');
const SECOND = file('second');
const openedAt = '2026-01-02T03:04:05.000Z';
const open = documentOpened({ pdfId: '1', file: FIRST, pageCount: 3, openedAt });

const after = (...actions: Parameters<typeof documentReducer>[1][]) =>
  actions.reduce<DocumentState | undefined>(documentReducer, undefined)!;

describe('a chosen file', () => {
  it('is the only file that can be uploaded', () => {
    expect(after(uploadStarted()).candidate).toEqual({ status: 'none' });
    expect(after(fileChosen(FIRST), uploadStarted()).candidate).toEqual({
      status: 'uploading',
      file: FIRST,
    });
  });

  it('does not inherit the failure of an earlier upload', () => {
    const state = after(fileChosen(FIRST), uploadFailed({ message: 'Broken' }));
    expect(state.candidate).toEqual({ status: 'chosen', file: FIRST });
  });

  it('replaces a refused one, and the latest refusal replaces an earlier one', () => {
    const refused = (name: string) => fileRefused({ name, message: 'No PDF' });
    expect(after(refused('a'), refused('b')).candidate).toMatchObject({ name: 'b' });
    expect(after(refused('a'), fileChosen(FIRST)).candidate.status).toBe('chosen');
    expect(after(fileChosen(FIRST), uploadStarted(), refused('a')).candidate.status).toBe(
      'uploading',
    );
  });
});

describe('the open document', () => {
  it('is shown afresh, whatever the state of the previous one', () => {
    const state = after(open, pdfVisibilityToggled(), printProgressed({ drawn: 1, pageCount: 3 }));
    expect(state).toMatchObject({ pdfIsHidden: true, printing: { drawn: 1 } });
    expect(documentReducer(state, open)).toEqual(after(open));
  });

  it('hides its pages and shows them again', () => {
    expect(after(open, pdfVisibilityToggled(), pdfVisibilityToggled()).pdfIsHidden).toBe(false);
  });

  it('accepts only its own DOI', () => {
    const doi = { status: 'found', doi: '10.5555/x' } as const;
    expect(after(open, doiLookedUp({ pdfId: '1', doi })).open?.doi).toEqual(doi);
    expect(after(open, doiLookedUp({ pdfId: '2', doi }))).toEqual(after(open));
    expect(after(doiLookedUp({ pdfId: '1', doi })).open).toBeNull();
  });

  it('changes only its file when that is found again, and only while it is open', () => {
    const before = after(open, pdfVisibilityToggled());
    expect(documentReducer(before, fileFoundAgain(SECOND))).toEqual({
      ...before,
      open: { ...before.open, file: SECOND },
    });
    expect(after(fileFoundAgain(SECOND)).open).toBeNull();
  });

  it('leaves the chosen file and the choice to hide the pages behind when closed', () => {
    const before = after(open, pdfVisibilityToggled(), fileChosen(SECOND));
    const printing = documentReducer(before, printProgressed({ drawn: 1, pageCount: 3 }));
    expect(documentReducer(printing, documentClosed())).toEqual({ ...before, open: null });
  });

  it('is marked as printing until printing ends', () => {
    const printing = after(open, printProgressed({ drawn: 1, pageCount: 3 }));
    expect(printing.printing).toEqual({ drawn: 1, pageCount: 3 });
    expect(documentReducer(printing, printEnded())).toEqual(after(open));
  });
});

describe('restored work', () => {
  const restore = (fields: Partial<WorkDocument>) => {
    const document = { pdfId: '7', file: FIRST, pageCount: 5, openedAt, pdfIsHidden: false };
    const stored = { revision: 'r', savedAt: 0, hasFile: true, images: [] };
    // The document is the only part of the work that this slice uses.
    const work = { document: { ...document, ...fields } } as Work;
    return workRestored({ work, file: SECOND, stored });
  };

  it.each([
    ['searched for when it was unknown', {}, { status: 'searching' }],
    ['known to be missing', { doi: null }, { status: 'none' }],
    ['known', { doi: '10.5555/x' }, { status: 'found', doi: '10.5555/x' }],
  ])('has a DOI that is %s', (_what, fields, doi) => {
    expect(after(open, restore(fields)).open?.doi).toEqual(doi);
  });

  it('uses the available file, with its earlier id and page visibility', () => {
    const state = after(open, fileChosen(FIRST), restore({ title: 'A paper', pdfIsHidden: true }));
    expect(state).toEqual({
      candidate: { status: 'none' },
      open: {
        pdfId: '7',
        file: SECOND,
        pageCount: 5,
        title: 'A paper',
        openedAt,
        doi: { status: 'searching' },
      },
      pdfIsHidden: true,
      printing: null,
      shownPage: 1,
    });
  });

  it('has no title when the PDF had none', () => {
    expect(after(open, restore({})).open).not.toHaveProperty('title');
  });
});
