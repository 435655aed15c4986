import { ORGANISM_RELATION_NAMES } from '@/domain/compoundDraft';
import { judgementSchema } from '@/domain/saved/judgements.schema';
import { labelSchema } from '@/domain/saved/segment.schema';
import type { Json } from '@/domain/team/event';
import { valueAs } from '@/domain/team/teamPart';
import { TRAIL_FIELD_NAMES } from '@/domain/trailWords';
import { verdictInWords, type OrdinalOf } from '@/domain/judgementWords';

/** What a part of an article is called: `Name`, `Structure`, `Drawing`. */
export function partInWords(part: string): string {
  const [kind = '', of = '', field = ''] = part.split('/');
  if (kind === 'article') return ARTICLE_PARTS[of] ?? 'Article';
  if (kind === 'drafts') return named(TRAIL_FIELD_NAMES, field) ?? field;
  return named(KINDS, kind) ?? kind;
}

const KINDS: Readonly<Record<string, string>> = {
  segments: 'Drawing',
  structures: 'Structure',
  judgements: TRAIL_FIELD_NAMES.verdict,
  annotationWords: 'Annotation',
  comments: 'Comment',
};

const ARTICLE_PARTS: Readonly<Record<string, string>> = {
  title: 'Title',
  authors: 'Authors',
  journal: 'Journal',
  year: 'Year',
  doi: 'DOI',
  state: 'State of the article',
  assigned: 'Whose the article is',
};

const named = (names: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(names, key) ? names[key] : undefined;

/** What somebody said of a part, short enough to choose by. */
function valueInWords(part: string, value: Json, ordinalOf: OrdinalOf): string {
  const [kind = '', , field] = part.split('/');
  if (value === null) return kind === 'segments' ? 'Not a drawing' : 'Nothing';
  if (typeof value === 'string') return textInWords(field, value);
  const said = value as Readonly<Record<string, Json>>;
  switch (kind) {
    case 'judgements':
      return judgementInWords(said, ordinalOf);
    case 'structures':
      return String(said['smiles'] ?? 'A drawing without SMILES');
    case 'segments':
      return valueAs(labelSchema, said['label'] ?? null)?.text ?? 'Another place on the page';
    default:
      return JSON.stringify(value);
  }
}

/** Several words on one part, so that each differs from the others: judgements also by what was judged. */
export function valuesInWords(
  part: string,
  values: readonly Json[],
  ordinalOf: OrdinalOf,
): readonly string[] {
  const words = values.map((value) => valueInWords(part, value, ordinalOf));
  if (!part.startsWith('judgements/') || new Set(words).size === words.length) return words;
  return words.map((each, at) => {
    const { of } = (values[at] ?? {}) as Readonly<Record<string, Json>>;
    return typeof of === 'string' ? `${each}: ${of}` : each;
  });
}

function textInWords(field: string | undefined, text: string): string {
  if (text === '') return 'None';
  return (field === 'relation' && named(ORGANISM_RELATION_NAMES, text)) || text;
}

function judgementInWords(
  { of: _of, ...said }: Readonly<Record<string, Json>>,
  ordinalOf: OrdinalOf,
): string {
  const judgement = valueAs(judgementSchema, said);
  return judgement ? verdictInWords(judgement, ordinalOf) : 'A judgement of another version';
}
