/** @jest-environment node */
import { publicationInWords } from './publicationInWords';

test('what an agency does not say, or says wrongly, stays as it stands in the form', () => {
  const authors = [{ firstName: '', lastName: '', fullName: 'Berg;\nAnna' }];
  expect(publicationInWords({ doi: '10.5555/a', authors, year: 0 })).toEqual({
    authors: 'Berg Anna',
  });
  expect(publicationInWords({ doi: '10.5555/a', authors: [] })).toEqual({});
});
