import * as v from 'valibot';
import { compoundDraftSchema } from '@/domain/saved/compounds.schema';
import { annotationWordSchema } from '@/domain/saved/annotationWords.schema';
import { articleWordsSchema } from '@/domain/saved/article.schema';
import { judgementSchema } from '@/domain/saved/judgements.schema';
import { segmentFields } from '@/domain/saved/segment.schema';
import { versionSchema } from '@/domain/saved/structure.schema';
import type { Json } from '@/domain/team/event';
import { valueAs } from '@/domain/team/teamPart';
import type { ArticleKind, PartName } from './partName';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const { pageIndex, segmentIndex, box, label, mentions, origin, madeOf } = segmentFields.entries;

const sharedSegmentSchema = v.strictObject({
  ...{ pageIndex, segmentIndex, box, label, mentions, origin, madeOf },
});

const ofStructure = v.exactOptional(v.nullable(v.string()));

/** What `sharedJudgement` made: of a text in place of a version. */
export interface SharedJudgement {
  readonly judgement: v.InferOutput<typeof judgementSchema>;
  /** Undefined where its author's page did not know it. */
  readonly of: string | null | undefined;
}

function readJudgement(value: unknown): SharedJudgement | undefined {
  if (!isObject(value)) return undefined;
  const { of, ...said } = value;
  const judgement = v.safeParse(judgementSchema, said);
  const text = v.safeParse(ofStructure, of);
  if (!judgement.success || (of !== undefined && !text.success)) return undefined;
  return { judgement: judgement.output, of: of as string | null | undefined };
}

const READERS = {
  segments: (value: Json) => valueAs(sharedSegmentSchema, value),
  structures: (value: Json) => valueAs(versionSchema, value),
  judgements: readJudgement,
  drafts: (value: Json, field: string) => valueAs(compoundDraftSchema, { [field]: value }),
  annotationWords: (value: Json) => valueAs(annotationWordSchema, value),
  article: (value: Json, field: string) => valueAs(articleWordsSchema, { [field]: value }),
} satisfies Record<ArticleKind, (value: Json, field: string) => unknown>;

type Values = { readonly [Kind in ArticleKind]: NonNullable<ReturnType<(typeof READERS)[Kind]>> };

/**
 * A value that came from the library, which another version of the application may have written, or anybody.
 *
 * @returns undefined for one that this page cannot take
 */
export function readValue<Kind extends ArticleKind>(
  kind: Kind,
  { of, field }: Pick<PartName, 'of' | 'field'>,
  value: Json,
): Values[Kind] | undefined {
  return READERS[kind](value, field ?? of) as Values[Kind] | undefined;
}
