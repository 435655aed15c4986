import { partName, readPartName } from './partName';

test.each([
  ['judgements/s1', { kind: 'judgements', of: 's1', field: undefined }],
  ['drafts/s1/name', { kind: 'drafts', of: 's1', field: 'name' }],
  ['annotationWords/a%2Fb', { kind: 'annotationWords', of: 'a/b', field: undefined }],
  ['article/title', { kind: 'article', of: 'title', field: undefined }],
])('%s is a part that follows from the article in the store', (part, name) => {
  expect(readPartName(part)).toEqual(name);
  const { kind, of, field } = readPartName(part) ?? { kind: 'article', of: '', field: undefined };
  expect(partName(kind, of, field)).toBe(part);
});

// A page that took them for parts of the store would say that there are none, and end them for everybody.
test.each([
  'article/state',
  'article/assigned',
  'article/opinions/anna',
  'comments/1',
  'opinions/anna/judgements/s1',
  'judgements/s1/x',
  'drafts/s1',
  'drafts/%E0/name',
])('%s is none', (part) => {
  expect(readPartName(part)).toBeUndefined();
});
