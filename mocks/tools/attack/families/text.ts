import { request } from 'node:http';
import { Breach, type Attack, type Family, type Target } from '../attackTypes';
import { requireAnswer } from '../judge';
import { postJson } from '../wellness';

const EXTRACT = '/latest/openai/extract_all';
const MEGABYTES = 1_900_000;
const filled = (piece: string, length = MEGABYTES) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Texts that make patterns backtrack, or that are not text at all. */
const texts: Readonly<Record<string, string>> = {
  'one word of 100,000 letters': filled('a', 100_000),
  '100,000 hyphens': filled('-', 100_000),
  'endless locants': filled('1,2-', 100_000),
  'endless brackets': filled('([{', 100_000),
  'names that nearly end': filled('methylethylpropyl', 100_000),
  'genera without species': filled('Aspergillus ', 100_000),
  'unpaired surrogates': filled('\uD800', 20_000),
  'letters beyond the basic plane': filled('𝒳', 20_000),
  'stacked combining marks': `a${filled('\u0301', 50_000)}`,
  'right-to-left text': filled('\u202Eabc\u202C ', 50_000),
  'blanks and line breaks': filled(' \r\n\t', 100_000),
  nothing: '',
};

const tagging = (name: string, text: string, rest: Partial<Attack> = {}): Attack => ({
  name,
  limitMs: 60_000,
  run: async (target) => requireAnswer(await postJson(target, EXTRACT, { text })),
  ...rest,
});

/** Sends a request and aborts it after this time in ms. */
async function abandon(target: Target, text: string, afterMs: number): Promise<void> {
  const { hostname, port } = new URL(target.url);
  const headers = { 'X-Session-ID': await target.sessionId(), 'Content-Type': 'application/json' };
  const asked = request({ hostname, port, method: 'POST', path: EXTRACT, headers, agent: false });
  asked.on('error', () => undefined);
  asked.end(JSON.stringify({ text }));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  asked.destroy();
}

export const text: Family = {
  name: 'text',
  attacks: [
    ...Object.entries(texts).map(([name, words]) => tagging(name, words)),
    tagging('1.9 MB of names', filled('Quercetin from Camellia sinensis leaves. '), {
      isLong: true,
    }),
    tagging('1.9 MB of locants', filled('2-methyl-3-oxo-1,4-'), { isLong: true }),
    {
      name: '1.9 MB of brackets, which take longer than the limit',
      limitMs: 60_000,
      isLong: true,
      run: async (target) => {
        const answer = await postJson(target, EXTRACT, { text: filled('(') });
        if (answer.status === 500) throw new Breach(`answered ${answer.text.slice(0, 120)}`);
        requireAnswer(answer);
      },
    },
    {
      name: '1.9 MB abandoned by the client, four times',
      limitMs: 60_000,
      run: async (target) => {
        const words = filled('Quercetin from Camellia sinensis leaves. ');
        for (let count = 0; count < 4; count += 1) await abandon(target, words, 500);
        const after = await postJson(target, EXTRACT, { text: 'Caffeine' });
        if (after.status !== 200) throw new Breach(`a word was answered with ${after.status}`);
      },
    },
  ],
};
