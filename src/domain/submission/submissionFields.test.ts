/** @jest-environment node */
import { TEXT_FIELDS, TEXT_ROWS } from './submissionFields';

test('no two fields are sent, or refused, under one name', () => {
  const names = TEXT_FIELDS.flatMap((field) => {
    const { sentAs, refusedAs = [] } = TEXT_ROWS[field];
    return [sentAs, ...refusedAs];
  });
  expect(names).toEqual([...new Set(names)]);
});
