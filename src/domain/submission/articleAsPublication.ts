import type { Article } from '../article';
import type { Publication } from '../publication';

/** `van`, `de la`: they belong to the family name that follows. */
const PARTICLE = /^\p{Ll}/u;
/** `XY`, `J.-P.`: what follows a family name where a journal puts it first. */
const INITIALS = /^(?:\p{Lu}\.?-?){1,4}$/u;

/** The family name of an author, written as `Jane van der Roe`, `Roe, Jane` or `Roe JX`. */
export function familyName(author: string): string {
  const [beforeComma = '', afterComma] = author.split(',');
  if (afterComma !== undefined) return beforeComma.trim();
  const words = author.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length > 1 && INITIALS.test(last) && !INITIALS.test(words[0] ?? '')) {
    return words.filter((word) => !INITIALS.test(word)).join(' ');
  }
  // `The MARCUS project` is no person.
  if (PARTICLE.test(last)) return words.join(' ');
  const start = words.findIndex((word, index) => index > 0 && PARTICLE.test(word));
  return words.slice(start === -1 ? -1 : start).join(' ');
}

/** The article's own fields in the shape of a registration agency's answer. */
export function articleAsPublication({ doi = '', authors, ...fields }: Article): Publication {
  const listed = authors.map((fullName) => ({
    ...{ fullName, lastName: familyName(fullName), firstName: '' },
  }));
  const [first] = listed;
  return { ...fields, doi, authors: listed, ...(first && { firstAuthor: first.lastName }) };
}
