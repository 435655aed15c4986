/** @jest-environment node */
import { typedDoi } from './typedDoi';

test.each([
  ['10.5555/abc.1', '10.5555/abc.1'],
  ['  10.5555/abc.1. ', '10.5555/abc.1'],
  ['doi:10.5555/abc', '10.5555/abc'],
  ['DOI 10.5555/abc', '10.5555/abc'],
  ['https://doi.org/10.5555/abc', '10.5555/abc'],
  ['dx.doi.org/10.5555/abc', '10.5555/abc'],
  ['https://doi.org/10.5555%2Fabc', '10.5555/abc'],
  [
    'https://doi.org/10.5555/(SICI)1097%3C1::AID-X%3E3.0.CO;2-Y',
    '10.5555/(SICI)1097<1::AID-X>3.0.CO;2-Y',
  ],
  ['10.5555/(SICI)1097<1::AID-X>3.0.CO;2-Y', '10.5555/(SICI)1097<1::AID-X>3.0.CO;2-Y'],
  ['https://pubs.example.org/doi/10.5555/abc?journalCode=x#sec', '10.5555/abc'],
  ['https://example.com/doi/full/10.5555/abc/full', '10.5555/abc'],
])('a DOI is understood as it is typed or pasted: %s', (text, doi) => {
  expect(typedDoi(text)).toBe(doi);
});

test.each([
  '',
  '10.5555',
  'abc',
  '12.5555/abc',
  '10.5555/ab c',
  'https://example.com/paper',
  '%E0%A4%A',
])('what is no DOI is refused: %s', (text) => {
  expect(typedDoi(text)).toBeUndefined();
});
