import { firstOf, isRecord, joinedValues, valuesOf, type FieldReader } from './annotationFields';
import { withoutAbbreviations } from './organismNames';
import { ORGANISM_FIELD_LIMIT, ORGANISM_LIMIT, type OrganismDetail } from './organismFields';
import { FIELD_LIMITS } from './submissionFields';
import { isTestSubject } from './testSubjects';

/** A value found in the article that may or may not belong to the current structure. */
export interface Candidate {
  readonly value: string;
  /** The annotation it comes from. */
  readonly label: string;
}

export type OrganismDetails = Readonly<Record<OrganismDetail, string>>;

export interface OrganismCandidate extends Candidate {
  /** What the annotation says about this particular organism; absent if it only gives the name. */
  readonly details?: OrganismDetails;
}

/**
 * Suggestions from the annotations for the fields of a form, without duplicates, in the order of the
 * annotations. None of them is filled in automatically: an article usually covers many compounds and
 * organisms.
 */
export interface ArticleCandidates {
  readonly names: readonly Candidate[];
  readonly organisms: readonly OrganismCandidate[];
  readonly parts: readonly Candidate[];
  readonly locations: readonly Candidate[];
  readonly ecosystems: readonly Candidate[];
  readonly classes: readonly Candidate[];
}

/** Labels grouped by what they denote (docs/requirements/core.md 3.8). */
const NAMES = ['compound_name', 'trivial_name', 'trivial_names', 'iupac_name'];
const ORGANISMS = ['source_organism', 'organism_or_species'];
const PARTS = ['organism_part'];
const LOCATIONS = ['geo_location', 'location'];
const ECOSYSTEMS = ['habitat', 'ecosystem', 'ecosystems'];
const CLASSES = ['compound_class', 'compound_classes'];

/** Removes duplicates, ignoring case; the first one wins. */
function eachOnce<T extends Candidate>(candidates: readonly T[]): T[] {
  const seen = new Map<string, T>();
  for (const candidate of candidates) {
    const key = candidate.value.toLowerCase();
    if (!seen.has(key)) seen.set(key, candidate);
  }
  return [...seen.values()];
}

function ofLabels(field: FieldReader, labels: readonly string[], limit: number): Candidate[] {
  return eachOnce(
    labels.flatMap((label) => valuesOf(field(label), limit).map((value) => ({ value, label }))),
  );
}

const text = (value: unknown) => joinedValues(value, ORGANISM_FIELD_LIMIT);

/** A `source_organism` with details: `{name, parts, location, ecosystem(s)}`. */
function described(item: unknown): OrganismCandidate | undefined {
  if (!isRecord(item)) return undefined;
  const [value] = valuesOf(firstOf(item, ['name']), ORGANISM_FIELD_LIMIT);
  if (value === undefined) return undefined;
  const place = firstOf(item, ['location', 'locations']);
  const ofPlace = isRecord(place) ? firstOf(place, ['ecosystems', 'ecosystem']) : undefined;
  const details: OrganismDetails = {
    parts: text(firstOf(item, ['parts', 'part'])),
    location: text(place),
    ecosystems: text(firstOf(item, ['ecosystems', 'ecosystem']) ?? ofPlace),
  };
  return { value, label: 'source_organism', details };
}

/** Organisms with details come first. An abbreviated genus is replaced by the full name; test subjects go. */
function organisms(field: FieldReader): OrganismCandidate[] {
  const source = field('source_organism');
  const items: readonly unknown[] = Array.isArray(source) ? source : [source];
  const told = items.slice(0, ORGANISM_LIMIT).map(described);
  const all = eachOnce([
    ...told.filter((candidate) => candidate !== undefined),
    ...ofLabels(field, ORGANISMS, ORGANISM_FIELD_LIMIT),
  ]);
  const whole = new Set(withoutAbbreviations(all.map(({ value }) => value)));
  return all
    .filter(({ value }) => whole.has(value) && !isTestSubject(value))
    .slice(0, ORGANISM_LIMIT);
}

/** Extracts an article's candidates from the annotation model's output. */
export function articleCandidates(field: FieldReader): ArticleCandidates {
  return {
    names: ofLabels(field, NAMES, FIELD_LIMITS.name),
    organisms: organisms(field),
    parts: ofLabels(field, PARTS, ORGANISM_FIELD_LIMIT),
    locations: ofLabels(field, LOCATIONS, ORGANISM_FIELD_LIMIT),
    ecosystems: ofLabels(field, ECOSYSTEMS, ORGANISM_FIELD_LIMIT),
    classes: ofLabels(field, CLASSES, FIELD_LIMITS.structuralComments),
  };
}

/** All values to search for in the article. */
export function valuesOfCandidates(candidates: ArticleCandidates): string[] {
  const all: readonly (readonly Candidate[])[] = Object.values(candidates);
  return [...new Set(all.flat().map(({ value }) => value))];
}
