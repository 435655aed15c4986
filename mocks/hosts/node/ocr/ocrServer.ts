import sharp from 'sharp';
import * as v from 'valibot';
import type { OcrLine, OcrWord } from '../../../engine/ports/ocrReader';

/** The convention's limit for a page, milliseconds. */
const LIMIT_MS = 60_000;
/** Far more than a page of text. */
const MOST_RESULTS = 20_000;
/** Share of a line's box that lies below its baseline: descenders. */
const BELOW_BASELINE = 0.22;

const RESULTS = v.object({
  results: v.pipe(
    v.array(
      v.object({
        text: v.string(),
        bbox: v.tuple([v.number(), v.number(), v.number(), v.number()]),
        confidence: v.optional(v.number(), 1),
      }),
    ),
    v.maxLength(MOST_RESULTS),
  ),
});

/**
 * The lines of a picture, read by a server that follows LiteParse's convention (`POST /ocr`, OCR_API_SPEC.md of
 * run-llama/liteparse): results of a word or a line each.
 *
 * @param url of the call
 * @param bitmap a binary portable greymap
 * @throws Error worded for the user if the server does not answer, or with something else; the signal's reason
 */
export async function readByServer(
  url: string,
  bitmap: Uint8Array,
  signal: AbortSignal,
): Promise<readonly OcrLine[]> {
  const form = new FormData();
  form.set(
    'file',
    new File([new Uint8Array(await pngOf(bitmap))], 'page.png', { type: 'image/png' }),
  );
  form.set('language', 'en');
  const until = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const body = await askedFor(url, form, until).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new Error(`The program that reads letters did not answer at ${url}`, { cause: error });
  });
  const { success, output } = v.safeParse(RESULTS, body);
  if (!success) throw new Error(`${url} answered something that is no text of a page`);
  return output.results.flatMap(lineOf);
}

async function askedFor(url: string, form: FormData, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: form, signal, redirect: 'error' });
  if (!response.ok) throw new Error(`It answered ${response.status}`);
  return response.json();
}

function lineOf({
  text,
  bbox: [x0, y0, x1, y1],
  confidence,
}: v.InferOutput<typeof RESULTS>['results'][number]): OcrLine[] {
  const height = y1 - y0;
  if (!(height > 0 && x1 > x0)) return [];
  const baseline = y1 - BELOW_BASELINE * height;
  return [
    {
      words: wordsOf(text, x0, x1).map((word): OcrWord => ({
        text: word.text,
        confidence: 100 * Math.min(1, Math.max(0, confidence)),
        bbox: { x0: word.x0, x1: word.x1, y0, y1 },
      })),
      baseline: { x0, y0: baseline, x1, y1: baseline },
      rowAttributes: { rowHeight: height },
    },
  ];
}

/** The words of a line, each with its share of the line's width. */
function wordsOf(line: string, x0: number, x1: number) {
  const letter = (x1 - x0) / Math.max(line.length, 1);
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    x0: x0 + letter * index,
    x1: x0 + letter * (index + text.length),
  }));
}

/** `P5`, width and height, the greatest value, and the grey values, as we write them. */
function pngOf(bitmap: Uint8Array): Promise<Buffer> {
  const header = /^P5\n(\d+) (\d+)\n255\n/.exec(
    Buffer.from(bitmap.subarray(0, 64)).toString('latin1'),
  );
  if (!header) throw new Error('The page is no portable greymap');
  const [whole, width, height] = header;
  const raw = { width: Number(width), height: Number(height), channels: 1 } as const;
  return sharp(bitmap.subarray(whole.length), { raw }).png().toBuffer();
}
