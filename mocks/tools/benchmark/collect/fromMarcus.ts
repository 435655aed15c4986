import * as v from 'valibot';
import { clearSource } from '../../../engine/segmentation/mentions/sources/compoundSource';
import type { AnsweredDrawing, AnswerFile } from '../files/answerFile';

const text = v.nullish(v.string());
const box = v.object({
  page: v.number(),
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
});

const STRUCTURE = v.object({
  segmentId: v.string(),
  smiles: text,
  review: v.optional(v.object({ verdict: v.string() })),
  compound: v.optional(v.object({ number: text, name: text, organism: text, relation: text })),
  label: v.optional(
    v.object({
      number: text,
      name: text,
      captionName: text,
      sources: v.optional(v.array(v.object({ organism: v.string(), by: text }))),
    }),
  ),
  drawings: v.optional(v.array(v.object({ segmentId: v.string(), box: v.optional(box) }))),
});

const ARTICLE = v.object({
  documentInfo: v.object({ doi: text }),
  structures: v.array(STRUCTURE),
});

/** What this reads of the page's JSON: an article's own, or the library's ‘Everything as JSON’. */
export const MARCUS_FILE = v.union([v.object({ articles: v.array(ARTICLE) }), ARTICLE]);

type MarcusArticle = v.InferOutput<typeof ARTICLE>;
type MarcusStructure = MarcusArticle['structures'][number];

/** The answers of one article; `doi` may be empty, where the page does not know it. */
export interface Collected extends Omit<AnswerFile, 'format' | 'tool'> {
  /** How many drawings were left out because nobody says where they stand. */
  readonly withoutPlace: number;
}

/**
 * The answers that an export of this application holds. What a person said of a compound stands before what the page
 * prints and the text says; what was rejected is no answer.
 */
export const fromMarcus = (file: v.InferOutput<typeof MARCUS_FILE>): Collected[] =>
  ('articles' in file ? file.articles : [file]).map(collectedOf);

function collectedOf({ documentInfo, structures }: MarcusArticle): Collected {
  const kept = structures.filter(({ review }) => review?.verdict !== 'rejected');
  const drawings = kept.map(answersOf);
  return {
    doi: documentInfo.doi ?? '',
    drawings: drawings.flat(),
    withoutPlace: drawings.filter(({ length }) => length === 0).length,
  };
}

/** A compound may be drawn in several places. */
function answersOf(structure: MarcusStructure): AnsweredDrawing[] {
  const said = { smiles: structure.smiles, ...wordsOf(structure) };
  return (structure.drawings ?? []).flatMap(({ box: place }) => {
    if (!place) return [];
    const { page, x, y, width, height } = place;
    return [{ page: page + 1, box: [x, y, x + width, y + height], ...said }];
  });
}

function wordsOf({ compound = {}, label = {} }: MarcusStructure) {
  // Beside a number, a caption's name is more than what is printed there.
  const printed = label.name ?? (label.number ? undefined : label.captionName);
  return {
    label: compound.number ?? label.number,
    name: compound.name ?? printed,
    organism: sourceOf(compound, label),
  };
}

function sourceOf(
  { organism, relation }: NonNullable<MarcusStructure['compound']>,
  { sources }: NonNullable<MarcusStructure['label']>,
): string | null | undefined {
  const isSource = (relation ?? 'isolated') === 'isolated';
  return isSource ? (organism ?? clearSource(sources ?? [])?.organism) : undefined;
}
