import * as v from 'valibot';
import { flag, texts } from '../../http/fields';
import type { Operation } from '../../openapi/operation';
import { identifiers } from './chemOperations';

/** The most names of one call. */
export const MAX_NAMES = 50;

const source = {
  id: v.picklist(['dictionary', 'opsin']),
  name: v.string(),
  version: v.string(),
};

const taxon = v.object({
  name: v.string(),
  taxon: v.object({
    id: v.string(),
    rank: v.picklist(['species', 'genus']),
    name: v.string(),
    accepted_name: v.optional(v.string()),
  }),
});

const noTaxon = v.object({
  name: v.string(),
  refusal: v.picklist(['unknown', 'ambiguous']),
  error: v.string(),
  similar: v.optional(v.array(v.string())),
});

const found = v.object({
  name: v.string(),
  source: v.object(source),
  structure: identifiers,
  molfile: v.optional(v.string()),
});

const refused = v.object({
  name: v.string(),
  refusal: v.picklist(['unknown', 'ambiguous', 'too_long', 'unreadable']),
  error: v.string(),
});

/** `/chem`: structures by names; ours (docs/contract.md 11). */
export const NAMES = {
  nameSources: {
    method: 'get',
    path: '/name_sources',
    summary: 'Which sources know structures by names, and how many names the other calls take',
    answer: {
      json: v.object({
        max_names: v.number(),
        longest_name: v.number(),
        sources: v.array(
          v.object({ ...source, available: v.boolean(), reason: v.optional(v.string()) }),
        ),
      }),
    },
  },
  names: {
    method: 'post',
    path: '/names',
    summary: 'The structures of names; each name may be refused for itself',
    json: {
      names: texts('Names of compounds, trivial or systematic'),
      molfiles: flag(false),
    },
    answer: { json: v.object({ results: v.array(v.union([found, refused])) }) },
  },
  taxa: {
    method: 'post',
    path: '/taxa',
    summary: 'The taxa of organisms; each name may be refused for itself',
    json: { names: texts('Names of organisms') },
    answer: {
      json: v.object({
        source: v.object({
          name: v.picklist(['NCBI', 'GBIF']),
          version: v.string(),
          licence: v.string(),
        }),
        results: v.array(v.union([taxon, noTaxon])),
      }),
    },
  },
} satisfies Record<string, Operation>;
