import { readLine } from './libraryLines';

const ARTICLE = {
  ...{ id: 'a'.repeat(64), file_name: 'tea.pdf', bytes: 7, title: null, doi: null },
  added_at: '2026-11-30T10:00:00+00:00',
};

const EVENT = {
  ...{ seq: 3, id: '0b8f7b3c-7d2e-4e57-9a55-0c4de2f2ac11', article: ARTICLE.id, base: 0 },
  ...{ part: 'judgements/segment-1', value_from: null, value_to: { verdict: 'correct' } },
  ...{ at: '2026-11-30T10:00:00.123456Z', author: 'anna' },
  kept_at: '2026-11-30T11:00:01+01:00',
};

test.each<[string, object]>([
  ['an article', { article: ARTICLE }],
  ['an event', { event: EVENT }],
  ['an event that takes something back', { event: { ...EVENT, value_to: null } }],
  [
    'a time of a zone that is not of whole hours',
    { event: { ...EVENT, at: '1800-01-01T00:53:28+00:53:28' } },
  ],
])('%s is read as it is', (_what, line) => {
  expect(readLine(JSON.stringify(line))).toEqual(line);
});

test.each<[string, object, string]>([
  ['a time without end', { event: { ...EVENT, at: 'infinity' } }, 'a time that is none: infinity'],
  ['a word for a time', { event: { ...EVENT, kept_at: 'now' } }, 'a time that is none: now'],
  [
    'a time before our era',
    { event: { ...EVENT, at: `${EVENT.kept_at} BC` } },
    'a time that is none',
  ],
  [
    'an article’s time',
    { article: { ...ARTICLE, added_at: 'epoch' } },
    'a time that is none: epoch',
  ],
  ['a part', { event: { ...EVENT, part: 'judgements' } }, 'does not know: judgements'],
  ['a value', { event: { ...EVENT, value_to: 'correct' } }, 'no value of judgements/segment-1'],
  [
    'an id of an article',
    { article: { ...ARTICLE, id: 'tea' } },
    'neither an article nor an event',
  ],
  ['something else', { event: { ...EVENT, more: 1 } }, 'neither an article nor an event'],
])('%s that the calls would refuse is refused in a file, too', (_what, line, message) => {
  expect(() => readLine(JSON.stringify(line))).toThrow(message);
});
