import { rateClassOf } from './rateClasses';
import { RateLimiter } from './rateLimiter';

test.each([
  ['/latest/ocsr/generate_smiles', 'ocsr', 20],
  ['/latest/ocsr/generate_molfile', 'upload', 7],
  ['/v1/depiction/smiles_to_molfile', 'upload', 7],
  ['/latest/depiction/generate', 'depiction', 30],
  ['/session/heartbeat/x', 'heartbeat', 80],
  ['/session/create', 'session', 40],
  ['/latest/decimer/extract_doi', 'default', 20],
])('counts %s as %s with %d requests a minute', (path, name, limit) => {
  expect(rateClassOf(path)).toMatchObject({ name, limit });
});

function limiter() {
  let time = 1000;
  return { limiter: new RateLimiter(() => time), wait: (seconds: number) => (time += seconds) };
}

const depict = rateClassOf('/latest/depiction/generate');
const molfile = rateClassOf('/latest/ocsr/generate_molfile');
const repeat = (times: number, act: () => unknown) => Array.from({ length: times }, act);

test('counts all classes together: seven drawings leave no room for a molfile', () => {
  const { limiter: subject } = limiter();
  repeat(7, () => subject.admit('a', depict));
  expect(subject.admit('a', molfile)).toMatchObject({ kind: 'exceeded', current: 7 });
  expect(subject.admit('b', molfile)).toMatchObject({ kind: 'allowed', current: 1 });
});

test('lets a client through again when its requests are a minute old', () => {
  const { limiter: subject, wait } = limiter();
  repeat(30, () => subject.admit('a', depict));
  wait(60);
  expect(subject.admit('a', depict)).toMatchObject({ kind: 'allowed', current: 1 });
});

test('blocks longer with each violation, five steps at most', () => {
  const { limiter: subject, wait } = limiter();
  const violate = () => {
    const decisions = repeat(31, () => subject.admit('a', depict));
    const last = decisions.at(-1) as { kind: string; retryAfter: number };
    wait(last.retryAfter + 60);
    return last;
  };
  expect(repeat(6, violate)).toMatchObject(
    [15, 30, 45, 60, 75, 75].map((retryAfter) => ({ kind: 'exceeded', retryAfter })),
  );
});

test.each([
  ['remembers the violations of a client that was there an hour ago', 3600, 30],
  ['forgets those of one that was not there for longer', 3601, 15],
])('%s', (_what, seconds, retryAfter) => {
  const { limiter: subject, wait } = limiter();
  const violate = () => repeat(31, () => subject.admit('a', depict)).at(-1);
  expect(violate()).toMatchObject({ kind: 'exceeded', retryAfter: 15 });
  wait(seconds);
  expect(violate()).toMatchObject({ kind: 'exceeded', retryAfter });
});

test('refuses everything within a penalty', () => {
  const { limiter: subject, wait } = limiter();
  repeat(31, () => subject.admit('a', depict));
  wait(5);
  expect(subject.admit('a', molfile)).toEqual({
    kind: 'penalty',
    retryAfter: 10,
    resetAt: 1015,
  });
});

test.each([
  ['within an hour counts on', 3600, 30],
  ['more than an hour later counts from the start', 3601, 15],
])('a violation %s', (_case, seconds, retryAfter) => {
  const { limiter: subject, wait } = limiter();
  repeat(31, () => subject.admit('a', depict));
  wait(seconds);
  expect(repeat(31, () => subject.admit('a', depict)).at(-1)).toMatchObject({
    kind: 'exceeded',
    retryAfter,
  });
});
