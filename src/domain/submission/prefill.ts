import { chooseDoi, normaliseDoi } from '../doi';
import { labelText } from '../labels';
import type { PubchemCompound } from '../pubchemCompound';
import type { Publication } from '../publication';
import type { RawAnnotation } from '../rawAnnotation';
import { annotatedOrganisms } from './annotatedOrganisms';
import { annotatedPublication } from './annotatedPublication';
import { createFieldReader, isRecord, valuesOf, type FieldReader } from './annotationFields';
import { citationLine, submissionTitle } from './citation';
import { cut, fieldText } from './plainField';
import { provenance } from './provenance';
import { FIELD_LIMITS, type FieldOrigins, type SubmissionForm } from './submissionForm';
import type { SubmissionTarget } from './submissionTarget';

/** What is known when a form is filled in; each may be missing for itself. */
export interface SubmissionSources {
  readonly rawData?: RawAnnotation | undefined;
  readonly annotations?: readonly { readonly label: string; readonly text: string }[];
  readonly documentDoi?: string | undefined;
  readonly publication?: Publication | undefined;
  readonly compound?: PubchemCompound | undefined;
  readonly target: SubmissionTarget;
  readonly currentYear: number;
}

export interface Prefill {
  readonly form: SubmissionForm;
  readonly origins: FieldOrigins;
  /** All names that the sources give, the first of which is filled in. */
  readonly names: readonly string[];
  /** All organisms that the annotations name; a source that describes them is filled in whole. */
  readonly organismNames: readonly string[];
}

/** A value, and where it came from in words; no words for what is empty. */
interface Filled {
  readonly value: string;
  readonly origin?: string;
}

const EMPTY: Filled = { value: '' };
const ARTICLE = 'From the article look-up';
const fromAnnotations = (label: string) => `From the annotations: ${labelText(label)}`;

const filled = (value: string, origin: string): Filled =>
  value === '' ? EMPTY : { value, origin };

/** The first of these, in this order (session specification section 3, annotation raw data). */
const NAME_FIELDS = ['compound_name', 'trivial_name', 'trivial_names', 'iupac_name'];
const CLASS_FIELDS = ['compound_class', 'compound_classes'];

function nameCandidates(field: FieldReader, compound: PubchemCompound | undefined): Filled[] {
  const annotated = NAME_FIELDS.flatMap((label) =>
    valuesOf(field(label), FIELD_LIMITS.name).map((name) => filled(name, fromAnnotations(label))),
  );
  const known = compound?.match === 'identical' ? compound.iupacName : undefined;
  const all = [...annotated, filled(fieldText(known, FIELD_LIMITS.name), 'PubChem')];
  const seen = new Set<string>(['']);
  return all.filter(({ value }) => {
    const key = value.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

type DoiSources = Pick<SubmissionSources, 'documentDoi' | 'annotations'>;

function reference({ documentDoi, annotations }: DoiSources, field: FieldReader): Filled {
  const ofDocument = chooseDoi({ explicit: documentDoi });
  if (ofDocument !== undefined) return { value: ofDocument, origin: 'DOI of the document' };
  const metadata = field('doi_metadata');
  const told = [field('doi'), isRecord(metadata) ? metadata['doi'] : undefined];
  const [rawData] = told
    .map((value) => normaliseDoi(fieldText(value, FIELD_LIMITS.referenceId)))
    .filter((doi) => doi !== undefined);
  const doi = chooseDoi({ rawData, ...(annotations && { items: annotations }) }) ?? '';
  return filled(fieldText(doi, FIELD_LIMITS.referenceId), 'From the annotations: DOI');
}

/** What an annotation says of another article than this one is worth nothing. */
function metadataOf(field: FieldReader, doi: string): Publication | undefined {
  const publication = annotatedPublication(field('doi_metadata'));
  const isOther = publication?.doi !== '' && publication?.doi.toLowerCase() !== doi.toLowerCase();
  return isOther ? undefined : publication;
}

function title(
  { publication, currentYear }: SubmissionSources,
  field: FieldReader,
  metadata: Publication | undefined,
): Filled {
  if (publication) return { value: submissionTitle(publication, currentYear), origin: ARTICLE };
  const annotated = fieldText(field('coconut_title'), FIELD_LIMITS.title);
  if (annotated !== '') return filled(annotated, fromAnnotations('coconut_title'));
  const value = submissionTitle(metadata, currentYear);
  if (metadata) return { value, origin: fromAnnotations('doi_metadata') };
  return { value, origin: 'The first author is not known yet' };
}

function evidence({ publication }: SubmissionSources, metadata: Publication | undefined): Filled {
  if (publication) return filled(citationLine(publication), ARTICLE);
  return metadata ? filled(citationLine(metadata), fromAnnotations('doi_metadata')) : EMPTY;
}

function classes(field: FieldReader): Filled {
  const [label, value] = CLASS_FIELDS.map((key) => [key, field(key)] as const).find(
    ([, said]) => said !== undefined,
  ) ?? ['', undefined];
  const names = valuesOf(value, FIELD_LIMITS.structuralComments).join(', ');
  const text = cut(names && `Class: ${names}`, FIELD_LIMITS.structuralComments);
  return filled(text, fromAnnotations(label));
}

/** A compound that is merely similar is never put into the link by itself. */
const link = (compound: PubchemCompound | undefined): Filled =>
  compound?.match === 'identical'
    ? filled(fieldText(compound.url, FIELD_LIMITS.link), 'PubChem')
    : EMPTY;

/** The DOI that a form is filled in with; empty when none is known. */
export const prefilledDoi = (sources: DoiSources & Pick<SubmissionSources, 'rawData'>): string =>
  reference(sources, createFieldReader(sources.rawData)).value;

/** Fills a form in from what is known; what is not known stays empty. 'nan' means missing everywhere. */
export function prefill(sources: SubmissionSources): Prefill {
  const { rawData, compound, target } = sources;
  const field = createFieldReader(rawData);
  const candidates = nameCandidates(field, compound);
  const referenceId = reference(sources, field);
  const metadata = metadataOf(field, referenceId.value);
  const { organisms, names, label } = annotatedOrganisms(field, sources.annotations ?? []);
  const texts = {
    title: title(sources, field, metadata),
    name: candidates[0] ?? EMPTY,
    evidence: evidence(sources, metadata),
    comment: filled(provenance(target), 'Where the drawing stands, and who read it'),
    referenceId,
    link: link(compound),
    structuralComments: classes(field),
  };
  return {
    form: { ...valuesIn(texts), organisms },
    origins: {
      ...originsIn(texts),
      ...(label !== undefined && { organisms: fromAnnotations(label) }),
    },
    names: candidates.map(({ value }) => value),
    organismNames: names,
  };
}

type FilledTexts = Readonly<Record<keyof Omit<SubmissionForm, 'organisms'>, Filled>>;

const valuesIn = (texts: FilledTexts): Omit<SubmissionForm, 'organisms'> => ({
  title: texts.title.value,
  name: texts.name.value,
  evidence: texts.evidence.value,
  comment: texts.comment.value,
  referenceId: texts.referenceId.value,
  link: texts.link.value,
  structuralComments: texts.structuralComments.value,
});

function originsIn(texts: FilledTexts): FieldOrigins {
  const told = Object.entries(texts).filter(([, { origin }]) => origin !== undefined);
  return Object.fromEntries(told.map(([key, { origin }]) => [key, origin]));
}
