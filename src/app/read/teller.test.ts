import { runSummary } from './runSummary';
import { createTeller } from './teller';
import { madeReading } from './testing/madeReading';

function told({ json = false, isTerminal = false } = {}) {
  const words = { out: '', err: '', now: 0 };
  const output = {
    out: (text: string) => void (words.out += text),
    err: (text: string) => void (words.err += text),
    isTerminal,
    now: () => words.now,
  };
  return { words, teller: createTeller(output, json) };
}

const READ = { kind: 'read', name: 'a.pdf', reading: madeReading() } as const;

test('a file gets plain lines, and none of what is written over', () => {
  const { words, teller } = told();
  teller.began(2);
  teller.progressed('a.pdf', 1, 3);
  teller.ended(READ);
  teller.ended({ kind: 'failed', name: 'b.pdf', message: 'It is damaged.' });
  expect(words).toMatchObject({
    out: '1 of 2 a.pdf: 3 drawings, 1 compound\n2 of 2 b.pdf: It is damaged.\n',
    err: '',
  });
});

test('a terminal gets a line of progress, with the time left as the articles of this run took', () => {
  const { words, teller } = told({ isTerminal: true });
  teller.began(4);
  teller.ended({ ...READ, kind: 'kept' });
  words.now = 20_000;
  teller.ended(READ);
  teller.progressed('c.pdf', 5, 9);
  expect(words.err).toBe('\r\u001b[K2 of 4 articles, c.pdf: 5 of 9 drawings, about 40 s left');
});

test('with --json, every line of the standard output is an event, and words go elsewhere', () => {
  const { words, teller } = told({ json: true });
  teller.began(1);
  teller.progressed('a.pdf', 1, 3);
  teller.ended(READ);
  teller.finished(runSummary([READ], 1), false);
  teller.failed('The services ended.', 1);
  const events = words.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(events).toMatchObject([
    { event: 'began', articles: 1 },
    { event: 'progress', name: 'a.pdf', read: 1, drawings: 3 },
    { event: 'article', kind: 'read', name: 'a.pdf', compounds: 1 },
    { event: 'finished', read: 1, isStopped: false },
    { event: 'failed', message: 'The services ended.', exitCode: 1 },
  ]);
  expect(words.err).toContain('a.pdf: 3 drawings');
});
