import * as v from 'valibot';
import { text } from '../../http/fields';
import type { Operation } from '../../openapi/operation';

const json = { text: text('What is annotated') };

/** Values by label; a language model may use labels of its own. */
const data = v.record(v.string(), v.unknown());

/** Half-open, in code points of the text. */
const positions = v.array(
  v.object({
    label: v.string(),
    start_offset: v.number(),
    end_offset: v.number(),
    confidence: v.optional(v.number()),
  }),
);

const saved = {
  saved_as: v.string(),
  program: v.string(),
  program_version: v.string(),
  /** Only where callers bring a key for a language model of their own (docs/contract.md 6.6). */
  model_failure: v.optional(v.string()),
};

/** `/openai`: names in texts (docs/contract.md 6). */
export const OPENAI = {
  extractAll: {
    method: 'post',
    path: '/extract_all',
    summary: 'Names of compounds, organisms, parts and places, with where they stand',
    json,
    answer: { json: v.object({ extracted_data: data, positions, ...saved }) },
  },
  extractJson: {
    method: 'post',
    path: '/extract_json',
    summary: 'The names alone',
    json,
    answer: { json: v.object({ result: data, ...saved }) },
  },
  extractPositions: {
    method: 'post',
    path: '/extract_positions',
    summary: 'Where the names stand',
    json,
    answer: { json: v.object({ positions, ...saved }) },
  },
  listExtractions: {
    method: 'get',
    path: '/list_extractions',
    summary: 'The results of this session',
    answer: {
      json: v.object({
        extraction_files: v.array(
          v.object({
            filename: v.string(),
            size_bytes: v.number(),
            created_time: v.number(),
            timestamp: v.string(),
            input_text_preview: v.string(),
          }),
        ),
      }),
    },
  },
  getExtraction: {
    method: 'get',
    path: '/get_extraction/:filename',
    summary: 'One result',
    answer: {
      json: v.object({
        timestamp: v.string(),
        input_text: v.string(),
        extracted_json: data,
        positions,
      }),
    },
  },
} satisfies Record<string, Operation>;
