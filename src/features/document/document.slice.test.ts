/** @jest-environment node */
import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import {
  documentClosed,
  documentOpened,
  documentReducer,
  doiLookedUp,
  fileFoundAgain,
  pdfVisibilityToggled,
} from '@/article';
import {
  fileChosen,
  fileRefused,
  openingReducer,
  uploadFailed,
  uploadStarted,
} from './opening.slice';
import { printEnded, printProgressed, viewerReducer } from './viewer.slice';

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

const reducer = combineReducers({
  document: documentReducer,
  opening: openingReducer,
  viewer: viewerReducer,
});

/** All that is known of the document after these actions. */
function after(...actions: UnknownAction[]) {
  const { document, opening, viewer } = reducer(undefined, { type: 'start' });
  const state = actions.reduce(reducer, { document, opening, viewer });
  return { ...state.document, ...state.opening, ...state.viewer };
}

describe('a chosen file', () => {
  it('is the only file that can be uploaded', () => {
    expect(after(uploadStarted()).candidate).toEqual({ status: 'none' });
    expect(after(fileChosen(FIRST), uploadStarted()).candidate).toEqual({
      status: 'uploading',
      file: FIRST,
    });
  });

  it('does not inherit the failure of an earlier upload', () => {
    const state = after(
      fileChosen(FIRST),
      uploadFailed({ message: 'Broken', isBesideOpen: false }),
    );
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
    const changes = [open, pdfVisibilityToggled(), printProgressed({ drawn: 1, pageCount: 3 })];
    expect(after(...changes)).toMatchObject({ pdfIsHidden: true, printing: { drawn: 1 } });
    expect(after(...changes, open)).toEqual(after(open));
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
    expect(after(open, pdfVisibilityToggled(), fileFoundAgain(SECOND))).toEqual({
      ...before,
      open: { ...before.open, file: SECOND },
    });
    expect(after(fileFoundAgain(SECOND)).open).toBeNull();
  });

  it('leaves the chosen file and the choice to hide the pages behind when closed', () => {
    const changes = [open, pdfVisibilityToggled(), fileChosen(SECOND)];
    const printing = printProgressed({ drawn: 1, pageCount: 3 });
    expect(after(...changes, printing, documentClosed())).toEqual({
      ...after(...changes),
      open: null,
    });
  });

  it('is marked as printing until printing ends', () => {
    const printing = printProgressed({ drawn: 1, pageCount: 3 });
    expect(after(open, printing).printing).toEqual({ drawn: 1, pageCount: 3 });
    expect(after(open, printing, printEnded())).toEqual(after(open));
  });
});
