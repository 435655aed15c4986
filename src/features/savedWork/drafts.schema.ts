import * as v from 'valibot';
import type { SubmissionDraft } from '@/domain/submission/submissionDraft';
import {
  FIELD_LIMITS,
  ORGANISM_FIELD_LIMIT,
  ORGANISM_LIMIT,
  type TextField,
} from '@/domain/submission/submissionForm';

const optionalText = (limit: number) => v.exactOptional(v.pipe(v.string(), v.maxLength(limit)));
const field = (name: TextField) => optionalText(FIELD_LIMITS[name]);

/** Characters of a row's id, which may hold a name with each character escaped. */
const ID_LIMIT = 12 * ORGANISM_FIELD_LIMIT;

const id = v.pipe(v.string(), v.maxLength(ID_LIMIT));
const text = v.pipe(v.string(), v.maxLength(ORGANISM_FIELD_LIMIT));
const change = v.exactOptional(text);
const changes = v.object({ name: change, parts: change, location: change, ecosystems: change });
const isShort = (list: object): boolean => Object.keys(list).length <= ORGANISM_LIMIT;

const draftSchema = v.object({
  fields: v.object({
    title: field('title'),
    name: field('name'),
    evidence: field('evidence'),
    comment: field('comment'),
    referenceId: field('referenceId'),
    link: field('link'),
    structuralComments: field('structuralComments'),
  }),
  organisms: v.object({
    changed: v.pipe(
      v.record(id, changes),
      v.check((rows) => isShort(rows)),
    ),
    removed: v.pipe(v.array(id), v.maxLength(ORGANISM_LIMIT)),
    added: v.pipe(
      v.array(v.object({ id, name: text, parts: text, location: text, ecosystems: text })),
      v.maxLength(ORGANISM_LIMIT),
    ),
  }),
});

/**
 * Drafts of forms for COCONUT. One that cannot be read is left out: it is worth little beside the
 * structures, and must not take them along.
 */
export const draftsSchema = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.transform((stored) => {
    const drafts: Record<string, SubmissionDraft> = {};
    for (const [key, value] of Object.entries(stored)) {
      const read = v.safeParse(draftSchema, value);
      if (read.success) drafts[key] = read.output;
    }
    return drafts;
  }),
);
