import { requireAnswer, requireRefusal } from './judge';

const answer = (status: number, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: {}, text, body };
};

test.each([
  ['a refusal in the form of the contract', answer(422, { detail: [{ loc: ['body', 'width'] }] })],
  ['one with a SMILES', answer(400, { detail: 'C/C=C/C is no SMILES' })],
])('%s is accepted', (_name, refusal) => {
  expect(() => requireRefusal(refusal)).not.toThrow();
});

test.each([
  ['a failure of the services', answer(500, { detail: 'Internal Server Error' })],
  ['a page', answer(422, '<!DOCTYPE html><pre>RangeError</pre>')],
  ['JSON of another form', answer(404, { error: 'x' })],
  ['a path', answer(404, { detail: "open '/home/somebody/marcus/a.png'" })],
  ['a stack', answer(400, { detail: 'Error\n at read (x.js:1:2)' })],
  ['no answer', answer(Number.NaN, '')],
  ['what was asked for', answer(200, { detail: 'x' })],
])('%s is a breach if a refusal is required', (_name, given) => {
  expect(() => requireRefusal(given)).toThrow();
});

test('a structure that cannot be drawn is answered with 500 and the reason', () => {
  const detail = 'Error generating depiction: could not parse SMILES';
  expect(() => requireAnswer(answer(500, { detail }))).not.toThrow();
  expect(() => requireAnswer(answer(500, { detail: 'Internal Server Error' }))).toThrow();
  expect(() => requireAnswer(answer(200, 'see /home/somebody/x'))).toThrow('tells');
});
