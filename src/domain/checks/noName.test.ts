/** @jest-environment node */
import { isNoName } from './noName';

test.each([
  ...['Unknown', 'unknown?', 'UNKNOWN', 'Unknown compound 3', 'unidentified metabolite', 'Unnamed'],
  ...['n.d.', 'n. a.', 'N/A', 'none', 'not determined', '(unknown)', 'No name', 'compound 12b'],
  ...['Structure', '?', '—', '3', '3, 4', '', 'ｕｎｋｎｏｗｎ', '“Unknown”'],
])('%j names nothing', (text) => {
  expect(isNoName(text)).toBe(true);
});

test.each([
  ...['carnosic acid', 'compound K', 'unknownin A', 'NA', 'Nd', 'product inhibitor', 'DOPA'],
  ...['nonane', 'β-sitosterol', '1,8-cineole', 'noname acid', 'α', '青蒿素', '(−)-kaurenoic acid'],
])('%j is a name', (text) => {
  expect(isNoName(text)).toBe(false);
});
