import * as v from 'valibot';
import type { PlacedParagraph } from '@/domain/pageOfName';
import { placedTextsSchema } from './documents.schema';

/** The paragraphs of a document that docling, or our services in its place, exported; none of anything else. */
export function placedParagraphs(document: unknown): readonly PlacedParagraph[] {
  const result = v.safeParse(placedTextsSchema, document);
  if (!result.success) return [];
  return result.output.texts.flatMap((each) => {
    const page = each?.prov[0]?.page_no;
    return each && page !== undefined ? [{ text: each.text, pageIndex: page - 1 }] : [];
  });
}
