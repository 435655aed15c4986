import * as v from 'valibot';
import type { Taxon, TaxonAnswer } from '@/domain/taxon';
import { optionalField } from './optionalField';
import type { Wire } from './wire';

/** Characters; what is longer is no name. */
const words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));

const taxonSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,40}$/)),
  rank: v.picklist(['species', 'genus']),
  name: words,
  accepted_name: v.nullish(words),
});

const refusalSchema = v.object({
  error: words,
  similar: v.nullish(v.pipe(v.array(words), v.maxLength(10))),
});

export const taxaSchema = v.object({
  source: v.object({ name: words, version: words, licence: words }),
  results: v.array(v.union([v.object({ taxon: taxonSchema }), refusalSchema])),
});

export function toTaxonAnswers(
  organisms: readonly string[],
  { source, results }: Wire<typeof taxaSchema>,
): readonly TaxonAnswer[] {
  const list = `${source.name}, ${source.version}, ${source.licence}`;
  const taxonOf = ({ accepted_name, ...taxon }: Wire<typeof taxonSchema>): Taxon => ({
    ...taxon,
    source: source.name,
    ...optionalField('acceptedName', accepted_name),
  });
  const refusalOf = ({ error, similar }: Wire<typeof refusalSchema>) => ({
    refusal: error,
    ...optionalField('similar', similar),
  });
  return results.map((result, index) => ({
    organism: organisms[index] ?? '',
    list,
    answer: 'error' in result ? refusalOf(result) : taxonOf(result.taxon),
  }));
}
