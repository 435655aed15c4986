import { timeLeft } from '@/domain/timeLeft';
import { counted } from '@/lib/counted';
import type { ArticleEnd, RunSummary } from './runSummary';
import { summaryLines } from './runSummary';

/** Where the run's words go. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether a line can be written over. */
  readonly isTerminal: boolean;
  readonly now: () => number;
}

/** Says how far a run is. */
export interface Teller {
  readonly began: (articles: number) => void;
  readonly progressed: (name: string, read: number, drawings: number) => void;
  readonly ended: (end: ArticleEnd) => void;
  readonly finished: (summary: RunSummary, isStopped: boolean) => void;
  /** Of the whole run, which ends with it. */
  readonly failed: (message: string, exitCode: number) => void;
}

const CLEAR_LINE = '\r\u001b[K';

/** @param json one line of JSON an event on the standard output, and words on the other one */
export function createTeller(output: Output, json: boolean): Teller {
  const { now } = output;
  const { event, say, line, complain } = writersFor(output, json);
  const run = { articles: 0, done: 0, read: 0, startedAt: now() };
  return {
    began: (articles) => {
      Object.assign(run, { articles, startedAt: now() });
      event('began', { articles });
    },
    progressed: (name, read, drawings) => {
      event('progress', { name, read, drawings });
      const { done, articles, startedAt } = run;
      // What earlier runs read took no time in this one.
      const total = run.read + articles - done;
      const left = timeLeft({ done: run.read, total, elapsed: now() - startedAt });
      const parts = [`${done} of ${articles} articles`, `${name}: ${read} of ${drawings} drawings`];
      line([...parts, ...(left === undefined ? [] : [left])].join(', '));
    },
    ended: (end) => {
      run.done += 1;
      if (end.kind === 'read' || end.kind === 'failed') run.read += 1;
      const { reading, ...facts } = { reading: undefined, ...end };
      event('article', { ...facts, ...(reading && countsOf(reading)) });
      say(`${run.done} of ${run.articles} ${endInWords(end)}`);
    },
    finished: (summary, isStopped) => {
      event('finished', { ...summary, isStopped });
      summaryLines(summary).forEach(say);
    },
    failed: (message, exitCode) => {
      event('failed', { message, exitCode });
      complain(message);
    },
  };
}

function writersFor({ out, err, isTerminal }: Output, json: boolean) {
  const whole = (text: string) => `${isTerminal ? CLEAR_LINE : ''}${text}\n`;
  return {
    event: (name: string, data: object) => {
      if (json) out(`${JSON.stringify({ event: name, ...data })}\n`);
    },
    say: (text: string) => (json ? err : out)(whole(text)),
    /** Written over by whatever comes next. */
    line: (text: string) => {
      if (isTerminal) err(`${CLEAR_LINE}${text}`);
    },
    complain: (text: string) => err(whole(text)),
  };
}

type Read = Extract<ArticleEnd, { reading: unknown }>['reading'];

const countsOf = ({ pages, drawings, compounds, withheld, notices }: Read) => ({
  ...{ pages, drawings, compounds, withheld, notices },
});

function endInWords(end: ArticleEnd): string {
  const { name } = end;
  if (end.kind === 'failed') return `${name}: ${end.message}`;
  if (end.kind === 'mine') return `${name}: left as it is, because somebody has worked on it`;
  if (end.kind === 'same') return `${name}: the same file as ${end.as}`;
  const { drawings, compounds } = end.reading;
  const earlier = end.kind === 'kept' ? ' (read earlier)' : '';
  return `${name}: ${counted(drawings, 'drawing')}, ${counted(compounds, 'compound')}${earlier}`;
}
