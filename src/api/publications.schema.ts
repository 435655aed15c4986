import * as v from 'valibot';
import { plainText } from '@/domain/markup';
import { presentText } from '@/domain/missing';
import type { Publication, PublicationAuthor } from '@/domain/publication';
import { optionalField } from './optionalField';

const text = v.nullish(v.string());
const texts = v.nullish(v.array(text));
const date = v.nullish(
  v.object({ 'date-parts': v.nullish(v.array(v.nullish(v.array(v.nullish(v.number()))))) }),
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

/** Maximum length of mark-up that is read; more than any title or abstract has. */
const MAX_MARKUP = 20_000;

/** Titles, abstracts and names contain JATS or HTML tags and entities. */
const readable = (markup: string | null | undefined) =>
  presentText(plainText((markup ?? '').slice(0, MAX_MARKUP)));

/** The first that is not empty. */
const firstReadable = (candidates: readonly (string | null | undefined)[] | null | undefined) =>
  candidates?.map(readable).find((text) => text !== undefined);

function author(
  given: string | null | undefined,
  family: string | null | undefined,
  full: string | null | undefined,
): PublicationAuthor {
  const firstName = readable(given) ?? '';
  const lastName = readable(family) ?? '';
  const joined = [firstName, lastName].filter((part) => part !== '').join(' ');
  return { firstName, lastName, fullName: readable(full) ?? joined };
}

function publication(
  doi: string,
  listed: readonly PublicationAuthor[],
  found: {
    readonly title: string | undefined;
    readonly abstract: string | undefined;
    readonly journal: string | undefined;
    readonly year: number | null | undefined;
  },
): Publication {
  const authors = listed.filter(({ fullName }) => fullName !== '');
  const [first] = authors;
  return {
    doi,
    authors,
    ...optionalField('title', found.title),
    ...optionalField('abstract', found.abstract),
    // organisations only have a full name
    ...optionalField('firstAuthor', presentText(first?.lastName) ?? presentText(first?.fullName)),
    ...optionalField('year', found.year),
    ...optionalField('journal', found.journal),
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
    title: firstReadable(message.title),
    abstract: readable(message.abstract),
    journal: firstReadable(message['container-title']),
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
    title: firstReadable(attributes.titles?.map(({ title }) => title)),
    abstract: readable(
      descriptions?.find((entry) => entry.descriptionType === 'Abstract')?.description,
    ),
    journal: readable(attributes.container?.title),
    year:
      publicationYear === null || publicationYear === undefined ? null : Number(publicationYear),
  });
}
