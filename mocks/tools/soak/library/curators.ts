import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { madeArticle } from '../../../library/measuring/madeLibrary';

export interface CuratorOptions {
  /** Of a node's services, without a trailing slash. */
  readonly url: string;
  readonly curators: number;
  readonly seconds: number;
  /** Articles of the library; each curator has one of them open. */
  readonly articles: number;
  /** Milliseconds between two things that a curator says, on average. */
  readonly pauseMs: number;
}

export interface CuratorOutcome {
  /** Milliseconds of each answered call, by what was asked. */
  readonly calls: Readonly<Record<string, readonly number[]>>;
  readonly acknowledged: number;
  /** Calls that were not answered with 200, in words. */
  readonly failed: readonly string[];
  /** Events that were acknowledged and are not among what all are answered, or twice. */
  readonly lost: number;
}

export const curatorName = (at: number): string => `curator-${at}`;

/**
 * Curators at work at the same time, each as their page is: it opens an article, says one to three changes at a time,
 * and asks for what the others said.
 */
export async function runCurators(options: CuratorOptions): Promise<CuratorOutcome> {
  const calls: Record<string, number[]> = {};
  const failed: string[] = [];
  const acknowledged: number[] = [];
  const endsAt = Date.now() + options.seconds * 1000;
  const ask = callerOf(options.url, { calls, failed });
  const begun = await lastOf(ask);
  const lives = Array.from({ length: options.curators }, async (_, at) => {
    const name = curatorName(at);
    const article = madeArticle(1 + ((at * 397) % options.articles));
    if (at % 10 === 0) await ask(name, 'list of articles', '/articles');
    await ask(name, 'open an article', `/articles/${article}/parts`);
    let known = begun;
    while (Date.now() < endsAt) {
      await sleep(Math.random() * 2 * options.pauseMs);
      const said = await ask(name, 'say', '/events', changes(article, at, known));
      acknowledged.push(...(said?.kept ?? []).map(({ seq }) => seq));
      const told = await ask(name, 'ask for changes', `/events?after=${known}`);
      known = told?.events?.at(-1)?.seq ?? known;
    }
  });
  await Promise.all(lives);
  const there = await allAfter(ask, begun);
  const missing = acknowledged.filter((seq) => !there.has(seq)).length;
  const lost = missing + (acknowledged.length - new Set(acknowledged).size);
  return { calls, acknowledged: acknowledged.length, failed, lost };
}

interface Answer {
  readonly kept?: readonly { readonly seq: number }[];
  readonly events?: readonly { readonly seq: number }[];
  readonly has_more?: boolean;
  readonly articles?: readonly { readonly seq: number }[];
}

type Ask = (name: string, what: string, path: string, body?: unknown) => Promise<Answer | null>;

/** Answers null for a call that failed. */
function callerOf(
  url: string,
  { calls, failed }: { calls: Record<string, number[]>; failed: string[] },
): Ask {
  return async (name, what, path, body) => {
    const headers = { 'X-Forwarded-User': name, 'Content-Type': 'application/json' };
    const init =
      body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    const begun = performance.now();
    const response = await fetch(`${url}/library${path}`, init);
    const text = await response.text();
    (calls[what] ??= []).push(performance.now() - begun);
    if (response.status === 200) return JSON.parse(text) as Answer;
    failed.push(`${what}: ${response.status} ${text.slice(0, 200)}`);
    return null;
  };
}

/** What one curator says at a time: judgements, and now and then a field. */
const changes = (article: string, at: number, base: number) =>
  Array.from({ length: 1 + Math.floor(Math.random() * 3) }, (_, index) => ({
    ...{ id: randomUUID(), article, base, at: new Date().toISOString(), from: null },
    ...(index === 2
      ? { part: `drafts/${at}/organism`, to: `Salvia ${Math.random()}` }
      : { part: `judgements/${at}-${index}`, to: { verdict: 'correct', of: 'CCO' } }),
  }));

async function lastOf(ask: Ask): Promise<number> {
  const { articles = [] } = (await ask(curatorName(0), 'list of articles', '/articles')) ?? {};
  return articles.reduce((last, { seq }) => Math.max(last, seq), 0);
}

async function allAfter(ask: Ask, first: number): Promise<ReadonlySet<number>> {
  const seqs = new Set<number>();
  for (let after = first, hasMore = true; hasMore;) {
    const answer = await ask(curatorName(0), 'ask for a page of changes', `/events?after=${after}`);
    for (const { seq } of answer?.events ?? []) seqs.add((after = seq));
    hasMore = answer?.has_more ?? false;
  }
  return seqs;
}
