import {
  choice,
  decimal,
  fieldsSchema,
  flag,
  integer,
  optionalText,
  readFields,
  text,
  texts,
} from './fields';
import { ValidationError } from './httpError';

const DECLARED = {
  smiles: text('Structure'),
  molfile: optionalText('Molfile'),
  width: integer(512, { ge: 100, le: 2000 }),
  rotate: decimal(0, { ge: 0, lt: 360 }),
  cip: flag(true),
  format: choice(['svg', 'png'], 'svg'),
  names: texts('Names'),
};

test('reads the given fields and uses the defaults for the rest', () => {
  expect(readFields(DECLARED, { smiles: 'C', names: ['a'], width: '200', cip: 'no' })).toEqual({
    smiles: 'C',
    molfile: '',
    width: 200,
    rotate: 0,
    cip: false,
    format: 'svg',
    names: ['a'],
  });
});

test('reports everything that is wrong at once', () => {
  const read = () => readFields(DECLARED, { width: 99, rotate: 360, format: 'gif', names: [] });
  expect(read).toThrow(ValidationError);
  try {
    read();
  } catch (error) {
    const { issues } = error as ValidationError;
    expect(issues.map(({ type, loc }) => [type, ...loc])).toEqual([
      ['missing', 'body', 'smiles'],
      ['greater_than_equal', 'body', 'width'],
      ['less_than', 'body', 'rotate'],
      ['literal_error', 'body', 'format'],
    ]);
  }
});

test('derives the schema from the definitions that read the fields', () => {
  expect(fieldsSchema(DECLARED)).toEqual({
    type: 'object',
    required: ['smiles', 'names'],
    properties: {
      smiles: { type: 'string', description: 'Structure' },
      molfile: { type: ['string', 'null'], description: 'Molfile' },
      width: { type: 'integer', default: 512, minimum: 100, maximum: 2000 },
      rotate: { type: 'number', default: 0, minimum: 0, exclusiveMaximum: 360 },
      cip: { type: 'boolean', default: true },
      format: { type: 'string', enum: ['svg', 'png'], default: 'svg' },
      names: { type: 'array', items: { type: 'string' }, description: 'Names' },
    },
  });
});
