import * as v from 'valibot';
import type { CoconutSubmission, SubmittedOrganism } from '@/domain/coconut';
import { TEXT_FIELDS, TEXT_ROWS } from '@/domain/submission/submissionFields';

export const loginSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  user: v.nullish(v.object({ email: v.nullish(v.string()) })),
});

const identifier = v.nullish(v.union([v.string(), v.number()]));

const moleculesSchema = v.array(v.object({ id: identifier, coconut_id: identifier, identifier }));

const pageSchema = v.object({ data: moleculesSchema, total: v.nullish(v.number()) });

/** The places where the list may be (docs/requirements/core.md 7.30). */
export const searchSchema = v.union([
  v.object({ data: pageSchema }),
  pageSchema,
  v.object({ results: moleculesSchema }),
  moleculesSchema,
]);

type SearchWire = v.InferOutput<typeof searchSchema>;

function pageOf(wire: SearchWire): v.InferOutput<typeof pageSchema> {
  if (Array.isArray(wire)) return { data: wire };
  if ('results' in wire) return { data: wire.results };
  return Array.isArray(wire.data) ? { data: wire.data } : wire.data;
}

/** Counts each molecule once; the paginator's total includes those after the first page. */
export function moleculeCount(wire: SearchWire): number {
  const { data, total } = pageOf(wire);
  const ids = data.map((molecule) => molecule.id ?? molecule.coconut_id ?? molecule.identifier);
  const unique = new Set(ids.filter((id) => id !== null && id !== undefined)).size;
  return Math.max(unique, total ?? 0);
}

/** The texts that stand in one object of the report, under COCONUT's names. */
const textsIn = (part: 'report' | 'molecule', submission: CoconutSubmission) =>
  Object.fromEntries(
    TEXT_FIELDS.filter((field) => TEXT_ROWS[field].sentIn === part).map((field) => [
      TEXT_ROWS[field].sentAs,
      submission[field],
    ]),
  );

function organismBody({ name, parts, location, ecosystems, ...others }: SubmittedOrganism) {
  others satisfies Record<string, never>; // a field that is not sent does not compile
  const somewhere = location !== '' || ecosystems.length > 0;
  return { name, parts, locations: somewhere ? [{ name: location, ecosystems }] : [] };
}

/** The body of reports/mutate (docs/requirements/session.md S7.30). */
export function submissionBody(submission: CoconutSubmission) {
  const { referenceId, organisms } = submission;
  const reference = { doi: referenceId, organisms: organisms.map(organismBody) };
  const attributes = {
    ...textsIn('report', submission),
    suggested_changes: {
      new_molecule_data: {
        canonical_smiles: submission.structureData.smiles,
        ...textsIn('molecule', submission),
        references: referenceId === '' && organisms.length === 0 ? [] : [reference],
      },
    },
  };
  return { mutate: [{ operation: 'create', attributes, relations: [] }] };
}
