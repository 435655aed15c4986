import { FieldReader } from './fieldReader';
import { ValidationError } from './httpError';

function issuesOf(read: (fields: FieldReader) => void, values: Record<string, unknown>) {
  const fields = new FieldReader(values);
  read(fields);
  try {
    fields.check();
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.issues;
    throw error;
  }
}

test('reports a missing text as FastAPI does', () => {
  expect(issuesOf((fields) => fields.text('text'), {})).toEqual([
    { type: 'missing', loc: ['body', 'text'], msg: 'Field required', input: null },
  ]);
});

test('reports the limit that a number exceeds', () => {
  expect(issuesOf((fields) => fields.integer('width', 512, { ge: 100 }), { width: 50 })).toEqual([
    {
      type: 'greater_than_equal',
      loc: ['body', 'width'],
      msg: 'Input should be greater than or equal to 100',
      input: 50,
      ctx: { ge: 100 },
    },
  ]);
});

test('lists the choices of a field', () => {
  const engines = ['decimer', 'molnextr', 'molscribe'] as const;
  expect(
    issuesOf((fields) => fields.choice('engine', engines, 'decimer'), { engine: 'foo' }),
  ).toEqual([
    {
      type: 'literal_error',
      loc: ['body', 'engine'],
      msg: "Input should be 'decimer', 'molnextr' or 'molscribe'",
      input: 'foo',
      ctx: { expected: "'decimer', 'molnextr' or 'molscribe'" },
    },
  ]);
});

test.each([
  ['12', 12],
  [12, 12],
  [undefined, 7],
  [null, 7],
])('reads the integer %p as %p', (value, expected) => {
  expect(new FieldReader({ pages: value }).integer('pages', 7)).toBe(expected);
});

test.each(['', 'two', '1.5', [], {}, true, 'Infinity', '1e400'])(
  'refuses %p as an integer',
  (value) => {
    expect(issuesOf((fields) => fields.integer('pages', 2), { pages: value })).toMatchObject([
      { type: 'int_parsing', loc: ['body', 'pages'] },
    ]);
  },
);

test.each([
  ['true', true],
  ['False', false],
  ['1', true],
  [false, false],
  ['', true],
])('reads the flag %p as %p', (value, expected) => {
  expect(new FieldReader({ flag: value }).flag('flag', true)).toBe(expected);
});

test('does not read fields from the prototype', () => {
  expect(new FieldReader({}).optionalText('constructor')).toBe('');
});

test('refuses a flag that is an object without a string form', () => {
  const value = { toString: null };
  expect(issuesOf((fields) => fields.flag('cip', true), { cip: value })).toMatchObject([
    { type: 'bool_parsing', loc: ['body', 'cip'], input: value },
  ]);
});
