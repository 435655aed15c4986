import * as v from 'valibot';
import {
  choice,
  flag,
  integer,
  optionalInteger,
  optionalText,
  requiredInteger,
  text,
} from '../../http/fields';
import type { Operation } from '../../openapi/operation';
import { extractedText, pages_scanned, pages_too_heavy } from './extractedText';

const file = { name: 'pdf_file', isRequired: true };
const PNG = { media: ['image/png'] };

/** Where the article's text says something: of all pages, in code points, half open. */
const saidAt = {
  page_index: v.number(),
  start_offset: v.number(),
  end_offset: v.number(),
  /** At most 500 characters. */
  sentence: v.string(),
};

/** An organism that the compound is said to be isolated from. */
const source = v.object({
  organism: v.string(),
  part: v.optional(v.string()),
  place: v.optional(v.string()),
  /** `sentence`: it speaks of the compound; `article`: of what the article isolated. */
  by: v.picklist(['sentence', 'article']),
  ...saidAt,
});

/** The number and name that the page prints beside a drawing. */
const label = v.object({
  /** How it names its compound; `part`: the number is the letter of a figure's part. */
  kind: v.picklist(['number', 'numbers', 'name', 'part']),
  number: v.optional(v.string()),
  name: v.optional(v.string()),
  /** The caption's name for the number, where none is printed beside the drawing. */
  caption_name: v.optional(v.string()),
  /** What the text calls the number, the most frequent first; several contradict each other. */
  stated_names: v.optional(
    v.array(
      v.object({
        name: v.string(),
        /** The same compound's, as the text says. */
        other_names: v.optional(v.array(v.string())),
        ...saidAt,
      }),
    ),
  ),
  /** Where the text says that the compound comes from, at most 3, the best first. */
  sources: v.optional(v.array(source)),
  /** What the text states of the compound's formula, or else of its mass, at most 3. */
  stated_formulas: v.optional(
    v.array(
      v.object({
        formula: v.optional(v.string()),
        /** Of the molecule, monoisotopic, in Da. */
        mass: v.number(),
        /** By how much a structure's may differ from it, in Da. */
        within: v.number(),
        ...saidAt,
      }),
    ),
  ),
  /** How many carbons the text states of the compound at least, by ¹³C signals, at most 3. */
  stated_carbons: v.optional(v.array(v.object({ carbons: v.number(), ...saidAt }))),
  /** What it says of the drawing's residues: `R = H`. */
  residues: v.optional(v.string()),
  /** Everything that the label says. */
  text: v.string(),
  /** PDF points, origin top left. */
  box: v.array(v.number()),
  /** 0..1, that it belongs to this drawing. */
  confidence: v.number(),
});

/** What the page prints for a drawing's residues. */
const table = v.object({
  rows: v.array(
    v.object({
      number: v.optional(v.string()),
      name: v.optional(v.string()),
      /** By the residue's name: `{"R1": "OMe"}`. */
      groups: v.record(v.string(), v.string()),
      /** The whole row. */
      text: v.string(),
    }),
  ),
  /** PDF points, origin top left. */
  box: v.array(v.number()),
});

/** A drawing that was cut out. */
export const segment = v.object({
  filename: v.string(),
  page_index: v.number(),
  index: v.number(),
  /** PDF points, origin top left. */
  bbox: v.array(v.number()),
  route: v.string(),
  confidence: v.number(),
  label: v.optional(label),
  /** At most 12; only with a label. */
  mentions: v.optional(v.array(v.object(saidAt))),
  table: v.optional(table),
});

/** `/decimer`: DOI and segments (docs/contract.md 4). */
export const DECIMER = {
  extractDoi: {
    method: 'post',
    path: '/extract_doi',
    summary: 'The DOI of an article; empty when it has none',
    file,
    answer: { json: v.object({ doi: v.string() }) },
  },
  extractSegments: {
    method: 'post',
    path: '/extract_segments',
    summary: 'The drawings of structures in an article, cut out',
    // As in the contract, although its name will do once the session has the article.
    file,
    form: {
      collect_all: flag(true),
      from_page: optionalInteger({ ge: 0 }),
      pdf_filename: optionalText('The article as an earlier answer named it, if not sent along'),
    },
    answer: {
      json: v.object({
        segments_extracted: v.boolean(),
        segments_already_existed: v.boolean(),
        segments_count: v.number(),
        segments_directory: v.string(),
        process_completed: v.boolean(),
        pdf_filename: v.string(),
        segments: v.array(segment),
        pages_too_heavy,
        /** Only in the answer to a `from_page` that is not the last. */
        next_page: v.optional(v.number()),
      }),
    },
  },
  listSegments: {
    method: 'get',
    path: '/list_segments',
    summary: 'The folders of cut-outs of this session',
    answer: {
      json: v.object({
        segment_directories: v.array(
          v.object({
            directory: v.string(),
            segments_count: v.number(),
            has_all_segments: v.boolean(),
          }),
        ),
      }),
    },
  },
  listDirectory: {
    method: 'get',
    path: '/list_directory/:directory/:subdirectory',
    summary: 'The cut-outs of one article',
    answer: { json: v.object({ files: v.array(v.string()), segments: v.array(segment) }) },
  },
  getSegmentImage: {
    method: 'get',
    path: '/get_segment_image/:directory/:image_name{.+}',
    summary: 'One cut-out',
    answer: PNG,
  },
  getHighlightedPage: {
    method: 'get',
    path: '/get_highlighted_page/:segment_filename',
    summary: 'The page of a cut-out, with its place marked',
    query: { pdf_filename: text('The article as `extract_segments` named it') },
    answer: PNG,
  },
} satisfies Record<string, Operation>;

/** How many pages to read, from the first; two by default (docs/contract.md 5.1). */
const pages = integer(2, { ge: 1 });

/** `/docling_conversion`: text of PDFs (docs/contract.md 5). */
export const DOCLING = {
  extractText: {
    method: 'post',
    path: '/extract_text',
    summary: 'The text of an article, in the order of reading',
    file,
    form: {
      pages,
      /** `later`: the text without the pictures of scans, which can then be read one by one. */
      scans: choice(['read', 'later'], 'read'),
    },
    answer: {
      json: extractedText,
    },
  },
  describe: {
    method: 'post',
    path: '/describe_pdf',
    summary: 'How many pages an article has, and the title in its metadata',
    file,
    answer: { json: v.object({ page_count: v.number(), title: v.optional(v.string()) }) },
  },
  readScan: {
    method: 'post',
    path: '/read_scan',
    summary: 'Reads the picture of a scanned page, for the next extract_text',
    file: { name: 'pdf_file', isRequired: false },
    form: {
      pdf_filename: optionalText('The article as `extract_text` named it, if not sent along'),
      page_index: requiredInteger({ ge: 0, le: 999_999 }),
    },
    answer: {
      json: v.object({
        page_index: v.number(),
        /** 0..1, the mean of its words; none without words. */
        confidence: v.optional(v.number()),
        /** Present if it takes more than the services allow. */
        too_heavy: v.optional(v.literal(true)),
      }),
    },
  },
  extractJson: {
    method: 'post',
    path: '/extract_json',
    summary: 'The text of an article with its places',
    file,
    form: { pages },
    answer: {
      json: v.object({
        schema_name: v.string(),
        version: v.string(),
        name: v.string(),
        pages_too_heavy,
        pages_scanned,
      }),
    },
  },
  listPdfs: {
    method: 'get',
    path: '/list_pdfs',
    summary: 'The articles of this session',
    answer: {
      json: v.object({
        pdf_files: v.array(
          v.object({ filename: v.string(), size_bytes: v.number(), created_time: v.number() }),
        ),
      }),
    },
  },
} satisfies Record<string, Operation>;
