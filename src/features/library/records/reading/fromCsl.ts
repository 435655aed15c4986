import * as v from 'valibot';
import { YEAR } from '@/domain/article';
import { ARTICLE_LIMITS } from '@/domain/articleFields';
import type { ArticleRecord } from '@/domain/articleRecord';
import { plainText } from '@/domain/markup';
import { articleRecordSchema } from '@/domain/saved/articleRecord.schema';
import { typedDoi } from '@/domain/typedDoi';

const text = v.fallback(v.optional(v.string()), undefined);
const number = v.fallback(v.optional(v.union([v.string(), v.number()])), undefined);

const nameSchema = v.object({
  given: text,
  family: text,
  literal: text,
  'non-dropping-particle': text,
});

/** What is used of CSL JSON; whatever is of another type is left out. */
const cslSchema = v.object({
  title: text,
  author: v.fallback(v.optional(v.array(v.unknown())), undefined),
  'container-title': text,
  issued: v.fallback(
    v.optional(v.object({ 'date-parts': v.optional(v.array(v.array(number))), raw: text })),
    undefined,
  ),
  DOI: text,
  URL: text,
});

type Csl = v.InferOutput<typeof cslSchema>;

/** Mark-up is of no use in a field; longer text is no title. */
function words(given: string | undefined, most: number): string | undefined {
  const plain = plainText((given ?? '').slice(0, 4 * most));
  return plain.slice(0, most).trim() || undefined;
}

function authorName(given: unknown): string | undefined {
  const read = v.safeParse(nameSchema, given);
  if (!read.success) return undefined;
  const { given: first, family, literal, 'non-dropping-particle': particle } = read.output;
  const parts = [first, particle, family].filter((part) => part !== undefined);
  return words(literal ?? parts.join(' '), 300);
}

function yearOf({ issued }: Csl): number | undefined {
  const said = issued?.['date-parts']?.[0]?.[0] ?? /\b\d{4}\b/.exec(issued?.raw ?? '')?.[0];
  return YEAR.test(String(said)) ? Number(said) : undefined;
}

/** A registered DOI in the address is as good as a field of its own. */
const doiOf = ({ DOI, URL: address = '' }: Csl): string | undefined =>
  typedDoi(DOI ?? '') ?? (/doi\.org\//i.test(address) ? typedDoi(address) : undefined);

/** A record, unless it names no article. */
export function fromCsl(item: unknown, from: string): ArticleRecord | undefined {
  const csl = v.parse(cslSchema, item);
  const title = words(csl.title, ARTICLE_LIMITS.title);
  const journal = words(csl['container-title'], ARTICLE_LIMITS.journal);
  const [year, doi] = [yearOf(csl), doiOf(csl)];
  if (title === undefined && doi === undefined) return undefined;
  return v.parse(articleRecordSchema, {
    authors: (csl.author ?? []).slice(0, 1_000).flatMap((author) => authorName(author) ?? []),
    from: from.slice(0, 300),
    ...(title !== undefined && { title }),
    ...(journal !== undefined && { journal }),
    ...(year !== undefined && { year }),
    ...(doi !== undefined && { doi }),
  });
}
