import * as v from 'valibot';
import { plainText } from '@/domain/markup';
import { presentText } from '@/domain/missing';
import type { Publication, PublicationAuthor } from '@/domain/publication';
import { optionalField } from './optionalField';

const text = v.nullish(v.string());
const texts = v.nullish(v.array(v.string()));
const date = v.nullish(
  v.object({ 'date-parts': v.nullish(v.array(v.array(v.nullable(v.number())))) }),
);

export const crossrefSchema = v.object({
  message: v.object({
    title: texts,
    abstract: text,
    author: v.nullish(v.array(v.object({ given: text, family: text, name: text }))),
    published: date,
    issued: date,
    'container-title': texts,
  }),
});

export const dataciteSchema = v.object({
  data: v.object({
    attributes: v.object({
      titles: v.nullish(v.array(v.object({ title: text }))),
      descriptions: v.nullish(v.array(v.object({ description: text, descriptionType: text }))),
      creators: v.nullish(v.array(v.object({ name: text, givenName: text, familyName: text }))),
      publicationYear: v.nullish(v.union([v.number(), v.pipe(v.string(), v.digits())])),
      container: v.nullish(v.object({ title: text })),
    }),
  }),
});

/** Titles and abstracts come with JATS or HTML tags. */
const readable = (markup: string | null | undefined) => presentText(plainText(markup ?? ''));

function author(
  given: string | null | undefined,
  family: string | null | undefined,
  full: string | null | undefined,
): PublicationAuthor {
  const firstName = given?.trim() ?? '';
  const lastName = family?.trim() ?? '';
  const joined = [firstName, lastName].filter((part) => part !== '').join(' ');
  return { firstName, lastName, fullName: presentText(full) ?? joined };
}

function publication(
  doi: string,
  authors: readonly PublicationAuthor[],
  found: {
    readonly title: string | null | undefined;
    readonly abstract: string | null | undefined;
    readonly journal: string | null | undefined;
    readonly year: number | null | undefined;
  },
): Publication {
  const [first] = authors;
  return {
    doi,
    authors,
    ...optionalField('title', readable(found.title)),
    ...optionalField('abstract', readable(found.abstract)),
    // organisations have a full name only
    ...optionalField('firstAuthor', presentText(first?.lastName) ?? presentText(first?.fullName)),
    ...optionalField('year', found.year),
    ...optionalField('journal', readable(found.journal)),
  };
}

export function fromCrossref(
  doi: string,
  { message }: v.InferOutput<typeof crossrefSchema>,
): Publication {
  const authors = (message.author ?? []).map(({ given, family, name }) =>
    author(given, family, name),
  );
  // `[[null]]` stands for an unknown date
  const yearOf = (value: typeof message.issued) => value?.['date-parts']?.[0]?.[0];
  return publication(doi, authors, {
    title: message.title?.[0],
    abstract: message.abstract,
    journal: message['container-title']?.[0],
    year: yearOf(message.published) ?? yearOf(message.issued),
  });
}

export function fromDatacite(
  doi: string,
  { data: { attributes } }: v.InferOutput<typeof dataciteSchema>,
): Publication {
  const { creators, descriptions, publicationYear } = attributes;
  const authors = (creators ?? []).map(({ givenName, familyName, name }) =>
    author(givenName, familyName, name),
  );
  return publication(doi, authors, {
    title: attributes.titles?.[0]?.title,
    abstract: descriptions?.find((entry) => entry.descriptionType === 'Abstract')?.description,
    journal: attributes.container?.title,
    year:
      publicationYear === null || publicationYear === undefined ? null : Number(publicationYear),
  });
}
