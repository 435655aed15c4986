import type { Page } from '@playwright/test';

/** One position in the answer of `POST /openai/extract_all`; offsets in code points. */
interface Position {
  readonly label: string;
  readonly text: string;
  readonly start_offset: number;
  readonly end_offset: number;
}

export interface AnnotatedTextOfSize {
  readonly text: string;
  readonly positions: readonly Position[];
}

const LABELS = ['trivial_name', 'iupac_name', 'organism_or_species', 'genus', 'geo_location'];

/** Beyond the BMP: two UTF-16 units, one code point. */
const ASTRAL = '𝛼';

const BLOCK_LENGTH = 700;
const NAME = 'caffeoylquinic';

/**
 * An article with this many characters and annotations. Every tenth annotation overlaps the one before, and
 * every third name occurs again.
 *
 * @param blockLength characters between blank lines; Infinity for a single block
 */
export function annotatedTextOfSize(
  characters: number,
  spans: number,
  blockLength = BLOCK_LENGTH,
): AnnotatedTextOfSize {
  const step = Math.floor(characters / spans);
  let text = '';
  let length = 0;
  let inBlock = 0;
  const positions: Position[] = [];
  const add = (words: string) => {
    text += words;
    length += [...words].length;
    inBlock += words.length;
  };
  for (let index = 0; index < spans; index += 1) {
    if (inBlock > blockLength) {
      add('\n\n');
      inBlock = 0;
    }
    const name = `${ASTRAL}-${NAME} ${index % 3 === 0 ? 0 : index}`;
    const start = length;
    add(name);
    const end = length;
    positions.push(position(LABELS[index % LABELS.length]!, name, start, end));
    if (index % 10 === 9) {
      positions.push(position('genus', name.slice(0, ASTRAL.length + 4), start, start + 5));
    }
    const rest = (index + 1) * step - length;
    add(` ${'was found in leaves of plants, '.repeat(Math.ceil(rest / 31)).slice(0, rest - 1)}`);
  }
  return { text, positions };
}

const position = (label: string, text: string, start: number, end: number): Position => ({
  label,
  text,
  start_offset: start,
  end_offset: end,
});

/** Makes the services answer with this text and these annotations, whatever the article contains. */
export async function answerWith(
  page: Page,
  { text, positions }: AnnotatedTextOfSize,
): Promise<void> {
  await page.route('**/docling_conversion/extract_text', (route) =>
    route.fulfill({ json: { text, pdf_filename: 'long.pdf' } }),
  );
  await page.route('**/openai/extract_all', (route) =>
    route.fulfill({ json: { extracted_data: {}, positions, saved_as: 'extraction_long.json' } }),
  );
}
