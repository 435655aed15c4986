import * as v from 'valibot';
import { choice, decimal, integer, optionalText, text } from '../../http/fields';
import type { Operation } from '../../openapi/operation';

/** Compounds of one answer. */
const MOST_COMPOUNDS = 1000;

/** Those that a page shows at a time. */
const A_PAGE = 50;

const FILTER = {
  text: optionalText('Words of anything said of a compound or its article, by their beginnings'),
  name: optionalText('Words of its names, or its number'),
  organism: optionalText('An organism, or a genus with all its species'),
  doi: optionalText('A DOI, or its beginning'),
  curator: optionalText('Who judged it'),
  verdict: choice(['', 'open', 'correct', 'rejected'], ''),
  state: choice(['', 'inWork', 'checked', 'confirmed'], ''),
  doubt: choice(['', 'yes', 'no'], ''),
};

const PAGE = {
  limit: integer(A_PAGE, { ge: 1, le: MOST_COMPOUNDS }),
  cursor: optionalText('Where the last answer said to go on'),
};

const compound = {
  ...{ article: v.string(), file_name: v.string(), title: v.nullable(v.string()) },
  ...{ doi: v.nullable(v.string()), segment: v.string(), number: v.nullable(v.string()) },
  ...{ name: v.nullable(v.string()), organism: v.nullable(v.string()) },
  ...{ smiles: v.nullable(v.string()), engine: v.nullable(v.string()), doubts: v.number() },
  ...{ verdict: v.nullable(v.string()), reason: v.nullable(v.string()) },
  ...{ judged_by: v.nullable(v.string()), inchi_key: v.nullable(v.string()) },
};

const found = (more: v.ObjectEntries = {}) =>
  v.object({
    compounds: v.array(v.object({ ...compound, ...more })),
    cursor: v.nullable(v.string()),
  });

const count = { count: v.number() };

const alike = { pairs: v.number(), same: v.number(), expected: v.number() };

/** `/library`: finding compounds over all articles, and counting what was said of them. Ours. */
export const FINDING = {
  search: {
    method: 'get',
    path: '/search',
    summary:
      'Compounds by what is said of them, the latest first; more by the cursor. Like the other searches, without articles of which the user is giving a blind second opinion',
    query: { ...FILTER, ...PAGE },
    answer: { json: found() },
  },
  structures: {
    method: 'post',
    path: '/structures',
    summary:
      'Compounds by a part of their structure, or the most similar ones. An answer may have few or none and a cursor: the search goes on by it',
    json: {
      structure: text('SMILES, SMARTS or molfile'),
      kind: choice(['substructure', 'similarity'], 'substructure'),
      least_similarity: decimal(0.7, { ge: 0.1, le: 1 }),
      ...FILTER,
      ...PAGE,
    },
    answer: { json: found({ similarity: v.optional(v.number()) }) },
  },
  sought: {
    method: 'post',
    path: '/sought',
    summary: 'What a search for a structure looks for: as a line of text, and as a picture',
    json: { structure: text('SMILES, SMARTS or molfile') },
    answer: { json: v.object({ written: v.string(), svg: v.string() }) },
  },
  twins: {
    method: 'get',
    path: '/compounds/:article/:segment/twins',
    summary: 'Other compounds with the same skeleton, whatever their stereo',
    answer: { json: v.object({ compounds: v.array(v.object(compound)) }) },
  },
  statistics: {
    method: 'get',
    path: '/statistics',
    summary:
      'What was judged, by whom and when, what became of the readings of each engine, and how often second opinions say the same',
    answer: {
      json: v.object({
        articles: v.number(),
        compounds: v.number(),
        curators: v.array(v.object({ curator: v.string(), verdict: v.string(), ...count })),
        days: v.array(v.object({ day: v.string(), verdict: v.string(), ...count })),
        reasons: v.array(v.object({ reason: v.string(), ...count })),
        engines: v.array(
          v.object({ engine: v.string(), verdict: v.nullable(v.string()), ...count }),
        ),
        agreement: v.object({
          fields: v.array(v.object({ field: v.string(), ...alike })),
          people: v.array(v.object({ first: v.string(), second: v.string(), ...alike })),
        }),
      }),
    },
  },
} satisfies Record<string, Operation>;
