/** @jest-environment node */
import { draftForNext } from './draftForNext';
import { provenance } from './provenance';
import { BLANK_ROW } from './organismRows';
import { EMPTY_DRAFT, withField, withOrganismChanged } from './submissionDraft';
import type { SubmissionTarget } from './submissionTarget';

const before: SubmissionTarget = {
  ...{ pdfId: '1', segmentId: 'a', uniqueKey: 'a', smiles: 'CCO', engine: 'decimer' },
  ...{ isEdited: false, pageNumber: 3, segmentNumber: 1, ordinal: '7', pdfFilename: 'paper.pdf' },
};
const next: SubmissionTarget = { ...before, segmentId: 'b', pageNumber: 4, engine: 'molscribe' };
const said = withOrganismChanged(
  withField(withField(EMPTY_DRAFT, 'evidence', 'NMR'), 'name', 'ethanol'),
  BLANK_ROW.id,
  { name: 'Camellia sinensis' },
);

test('what was said of the article and of the source is kept, what was said of the structure is not', () => {
  const { draft, kept } = draftForNext({ target: before, draft: said }, next);
  expect(draft).toEqual({ fields: { evidence: 'NMR' }, organisms: said.organisms });
  expect(kept).toEqual(['evidence', 'organisms']);
});

test('what was said of the next structure earlier stays', () => {
  const own = withOrganismChanged(withField(EMPTY_DRAFT, 'evidence', 'X-ray'), BLANK_ROW.id, {
    name: 'Aloe vera',
  });
  expect(draftForNext({ target: before, draft: said }, next, own)).toEqual({
    draft: own,
    kept: [],
  });
});

test.each(['before', 'next'])(
  'an organism of which the user said that a compound comes from it is nobody else’s (%s)',
  (which) => {
    const stated = { organism: 'Aloe vera' };
    const filled = { target: which === 'before' ? { ...before, stated } : before, draft: said };
    const { draft } = draftForNext(filled, which === 'next' ? { ...next, stated } : next);
    expect(draft.organisms).toEqual(EMPTY_DRAFT.organisms);
  },
);

test.each([
  ['goes along as it is', 'To be checked.', 'To be checked.'],
  ['says where the next drawing is', `${provenance(before)} Ask!`, `${provenance(next)} Ask!`],
  [
    'stays if it says where only this drawing is',
    'Drawing 1 on page 3 of the PDF. Ask!',
    undefined,
  ],
  ['stays if it says who read only this drawing', 'Structure read by DECIMER. Ask!', undefined],
])('a comment %s', (_rule, comment, expected) => {
  const draft = withField(EMPTY_DRAFT, 'comment', comment);
  expect(draftForNext({ target: before, draft }, next).draft.fields.comment).toBe(expected);
});
