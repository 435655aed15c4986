import { firstOf, isRecord, joinedValues, valuesOf, type FieldReader } from './annotationFields';
import { mostNamedFirst, withoutAbbreviations } from './organismNames';
import { ORGANISM_FIELD_LIMIT, ORGANISM_LIMIT, type OrganismEntry } from './submissionForm';

export interface AnnotatedOrganisms {
  /** To be filled in. */
  readonly organisms: readonly OrganismEntry[];
  /** Of all organisms that the annotations name. */
  readonly names: readonly string[];
  /** The annotation that they come from; absent without any. */
  readonly label?: string;
}

type Details = Pick<OrganismEntry, 'parts' | 'location' | 'ecosystems'>;

const ID_PREFIX = 'annotated-';
const NO_DETAILS: Details = { parts: '', location: '', ecosystems: '' };

/**
 * A row that was filled in. Its id says its name, so that what the user changed in it finds its organism
 * again, and outlives an annotation that no longer names it. The row of no organism has no name yet.
 */
export function annotatedRow(name: string, details: Details = NO_DETAILS): OrganismEntry {
  return { id: ID_PREFIX + encodeURIComponent(name), name, ...details };
}

/** The row of an id, without its details. */
export function rowOfId(id: string): OrganismEntry {
  try {
    const name = id.startsWith(ID_PREFIX) ? decodeURIComponent(id.slice(ID_PREFIX.length)) : '';
    return { id, name, ...NO_DETAILS };
  } catch {
    return { id, name: '', ...NO_DETAILS };
  }
}

const text = (value: unknown) => joinedValues(value, ORGANISM_FIELD_LIMIT);

/** `source_organism`, described: `{name, parts, location, ecosystem(s)}`, or several of them. */
function describedRow(item: unknown): OrganismEntry | undefined {
  if (!isRecord(item)) return undefined;
  const [name] = valuesOf(firstOf(item, ['name']), ORGANISM_FIELD_LIMIT);
  if (name === undefined) return undefined;
  const place = firstOf(item, ['location', 'locations']);
  const ofPlace = isRecord(place) ? firstOf(place, ['ecosystems', 'ecosystem']) : undefined;
  return annotatedRow(name, {
    parts: text(firstOf(item, ['parts', 'part'])),
    location: text(place),
    ecosystems: text(firstOf(item, ['ecosystems', 'ecosystem']) ?? ofPlace),
  });
}

function describedRows(source: unknown): OrganismEntry[] {
  const items: readonly unknown[] = Array.isArray(source) ? source : [source];
  const rows = items.slice(0, ORGANISM_LIMIT).map(describedRow);
  const named = rows.filter((row) => row !== undefined);
  return named.filter((row, index) => named.findIndex(({ id }) => id === row.id) === index);
}

/**
 * A compound is seldom from every organism that its article names, so only the first is filled in. Part,
 * place and habitat of a text belong to it only when the text speaks of no other.
 */
function namedRows([first, ...others]: readonly string[], field: FieldReader): OrganismEntry[] {
  if (first === undefined) return [];
  if (others.length > 0) return [annotatedRow(first)];
  const parts = text(field('organism_part'));
  const location = text(field('geo_location') ?? field('location'));
  const ecosystems = text(field('habitat') ?? field('ecosystem') ?? field('ecosystems'));
  return [annotatedRow(first, { parts, location, ecosystems })];
}

const NAMES = 'organism_or_species';
const NAME_FIELDS = ['source_organism', NAMES];

type Item = { readonly label: string; readonly text: string };

/** The organisms that the annotations name (session specification section 3, annotation raw data). */
export function annotatedOrganisms(field: FieldReader, items: readonly Item[]): AnnotatedOrganisms {
  const described = describedRows(field('source_organism'));
  if (described.length > 0) {
    const names = described.map(({ name }) => name);
    return { organisms: described, names, label: 'source_organism' };
  }
  const mentions = items.filter(({ label }) => label === NAMES).map((item) => item.text);
  for (const label of NAME_FIELDS) {
    const told = valuesOf(field(label), ORGANISM_FIELD_LIMIT).slice(0, ORGANISM_LIMIT);
    const names = mostNamedFirst(withoutAbbreviations(told), mentions);
    if (names.length > 0) return { organisms: namedRows(names, field), names, label };
  }
  return { organisms: [], names: [] };
}
