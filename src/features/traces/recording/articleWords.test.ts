/** @jest-environment node */
import { articleWords } from './articleWords';

test('a title that the user gave the article is one of its titles', () => {
  const { titles } = articleWords([{ words: { title: 'On oaks', doi: '10.5555/a' } }]);
  expect([...titles]).toEqual(['On oaks']);
});

test('the titles of an article are those of its document and of its publication', () => {
  const { titles } = articleWords([
    { open: { pdfId: '1', pageCount: 3, title: 'On tea' } },
    { data: { doi: '10.5555/tea', authors: [], title: 'On tea and coffee' } },
  ]);
  expect([...titles]).toEqual(['On tea', 'On tea and coffee']);
});

test('the title of a submission is not one of them: a one-letter title would remove that letter everywhere', () => {
  const { titles } = articleWords([
    { fields: { title: 'M' } },
    { title: 'MARCUS_Submission Unknown 2026', evidence: 'x', organisms: [] },
  ]);
  expect([...titles]).toEqual([]);
});

test('sentences that mention something are part of the article’s text', () => {
  const { texts } = articleWords([{ mentions: [{ value: 'tea', sentence: 'Here is tea.' }] }]);
  expect([...texts]).toEqual(['Here is tea.']);
});

test('what a page prints beside a drawing is a label, not text; its number reveals nothing', () => {
  const label = { number: '1', name: 'tea', captionName: 'quercetin', text: '1', confidence: 0.9 };
  const other = { number: '12', text: '12 (from tea)', confidence: 0.9 };
  const { labels, texts } = articleWords([{ segments: [{ label }, { label: other }] }]);
  expect([...labels]).toEqual(['tea', 'quercetin', '1', '12 (from tea)']);
  expect([...texts]).toEqual([]);
});

test('so is a row of a table of residues', () => {
  const row = { number: '3a', name: 'tea', text: '3a R1 = OH', groups: { R1: 'OH' } };
  const { labels, texts } = articleWords([{ compounds: [row] }]);
  expect([...labels]).toEqual(['tea', '3a R1 = OH']);
  expect([...texts]).toEqual([]);
});

test('names of articles in the library, and of files that it refused, are file names', () => {
  const works = [
    { hash: 'a'.repeat(64), name: 'thesis.pdf', facts: { pageCount: 3, title: 'Tea' } },
  ];
  const refused = [{ id: '1', name: 'scan.pdf', message: 'It needs a password.' }];
  const words = articleWords([{ works, refused }]);
  expect([...words.names]).toEqual(['thesis.pdf', 'scan.pdf']);
  expect([...words.titles]).toEqual(['Tea']);
});

test('organisms that were looked up are labels, and so is what they are in a list of taxa', () => {
  const taxon = { source: 'NCBI', id: '11', rank: 'species', name: 'Tea a', acceptedName: 'Tea b' };
  const { labels } = articleWords([
    { args: { organisms: ['Tea a L.'] }, data: [{ answer: taxon }] },
  ]);
  expect([...labels]).toEqual(['Tea a L.', 'Tea a', 'Tea b']);
});
