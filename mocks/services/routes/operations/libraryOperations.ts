import * as v from 'valibot';
import { anyJson, integer, optionalText, requiredInteger, text } from '../../http/fields';
import { ROLES } from '../../library/roles';
import type { Operation } from '../../openapi/operation';
import { LIST_ARTICLES } from './listArticlesOperation';

/** Events of one answer. */
const EVENTS_A_PAGE = 1000;

const person = { name: v.string(), role: v.picklist(ROLES) };

const said = { by: v.string(), at: v.string(), seq: v.number() };

const waiting = {
  ...{ article: v.string(), file_name: v.string(), title: v.nullable(v.string()) },
  ...{ part: v.string(), value: v.unknown(), ...said },
};

/** `/library`: what a team shares; without a session, since nobody needs a seat for it. Ours. */
export const LIBRARY = {
  me: {
    method: 'get',
    path: '/me',
    summary: 'Who the library takes the caller for; 404 without a library',
    answer: { json: v.object(person) },
  },
  people: {
    method: 'get',
    path: '/people',
    summary: 'Whom the list of roles names and who has said something, with their roles',
    answer: { json: v.object({ people: v.array(v.object(person)) }) },
  },
  articles: LIST_ARTICLES,
  inbox: {
    method: 'get',
    path: '/inbox',
    summary:
      'What waits for the caller over all articles: comments that name them, parts that wait for a choice, and second opinions that differ: of all people for a reviewer, else where a word or the article is the caller’s',
    answer: {
      json: v.object({
        mentions: v.array(v.object(waiting)),
        contested: v.array(v.object(waiting)),
        differences: v.array(
          v.object({ ...waiting, second: v.object({ value: v.unknown(), ...said }) }),
        ),
      }),
    },
  },
  addArticle: {
    method: 'post',
    path: '/articles',
    summary: 'Adds an article; one that is there stays as it is',
    json: {
      id: text('SHA-256 of its file, in lower-case hex'),
      file_name: text('As its user knows it'),
      bytes: requiredInteger({ ge: 1 }),
      title: optionalText('As programs found it'),
      doi: optionalText('As programs found it'),
    },
    answer: { json: v.object({ id: v.string(), wants_file: v.boolean() }) },
  },
  parts: {
    method: 'get',
    path: '/articles/:id/parts',
    summary: 'What stands of an article, by part',
    answer: {
      json: v.object({
        parts: v.record(v.string(), v.object({ value: v.unknown(), ...said })),
      }),
    },
  },
  file: {
    method: 'get',
    path: '/articles/:id/file',
    summary: 'The PDF of an article; 404 where it is not kept',
    answer: { media: ['application/pdf'] },
  },
  keepFile: {
    method: 'put',
    path: '/articles/:id/file',
    summary: 'Keeps the PDF of an article, whose SHA-256 is its id; 404 where none are kept',
    body: 'application/pdf',
    answer: { json: v.object({ id: v.string() }) },
  },
  erasePerson: {
    method: 'post',
    path: '/people/erase',
    summary: 'Puts a pseudonym in place of a person’s name; their events stay',
    json: { name: text('As the proxy names them') },
    answer: { json: v.object({ pseudonym: v.nullable(v.string()), events: v.number() }) },
  },
  append: {
    method: 'post',
    path: '/events',
    summary: 'Keeps changes, all of them or none; one that is sent twice is kept once',
    isList: true,
    json: {
      id: text('A UUID made by the caller'),
      article: text('The id of an article that was added'),
      part: text('What was changed, such as judgements/segment-3'),
      from: anyJson('What was there; null: nothing'),
      to: anyJson('What is there now; null: nothing'),
      at: text('When, by the clock of the caller: ISO 8601, UTC'),
      base: requiredInteger({ ge: 0 }),
    },
    answer: {
      json: v.object({ kept: v.array(v.object({ id: v.string(), seq: v.number() })) }),
    },
  },
  eventsAfter: {
    method: 'get',
    path: '/events',
    summary: 'Changes after one, in the order in which all pages apply them',
    query: {
      after: integer(0, { ge: 0 }),
      article: optionalText('Of this article alone'),
      limit: integer(EVENTS_A_PAGE, { ge: 1, le: EVENTS_A_PAGE }),
    },
    answer: {
      json: v.object({
        events: v.array(
          v.object({
            ...{ id: v.string(), article: v.string(), part: v.string() },
            ...{ from: v.unknown(), to: v.unknown(), base: v.number(), ...said },
          }),
        ),
        has_more: v.boolean(),
      }),
    },
  },
} satisfies Record<string, Operation>;
