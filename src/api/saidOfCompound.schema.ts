import * as v from 'valibot';
import type {
  CompoundSource,
  StatedCarbons,
  StatedFormula,
  StatedName,
} from '@/domain/compoundLabel';
import { optionalField } from './optionalField';
import { printedText } from './printedText';
import { saidAt, toSaidAt } from './saidAt.schema';

/** Of one compound; those after them are dropped. */
const MAX = { names: 4, otherNames: 6, sources: 3, formulas: 3, carbons: 3 } as const;
/** Characters. */
const LIMITS = { name: 240, organism: 120 } as const;

const name = v.pipe(printedText(LIMITS.name), v.nonEmpty());
/** Without charge. */
const plainFormula = v.pipe(v.string(), v.maxLength(60), v.regex(/^(?:[A-Z][a-z]?\d*)+$/));
const ofOrganism = v.pipe(printedText(LIMITS.organism), v.nonEmpty());

const namesSchema = v.array(v.object({ name, other_names: v.nullish(v.array(name)), ...saidAt }));
const sourcesSchema = v.array(
  v.object({
    organism: ofOrganism,
    part: v.nullish(ofOrganism),
    place: v.nullish(ofOrganism),
    by: v.picklist(['sentence', 'article']),
    ...saidAt,
  }),
);

const mass = v.pipe(v.number(), v.finite(), v.minValue(0));
const formulasSchema = v.array(
  v.object({ formula: v.nullish(plainFormula), mass, within: mass, ...saidAt }),
);

const carbonsSchema = v.array(
  v.object({ carbons: v.pipe(v.number(), v.integer(), v.minValue(1)), ...saidAt }),
);

/** What the article's text says of the compound; what is not as it should be is nothing. */
export const saidOfCompound = {
  stated_names: v.fallback(v.nullish(namesSchema), undefined),
  sources: v.fallback(v.nullish(sourcesSchema), undefined),
  stated_formulas: v.fallback(v.nullish(formulasSchema), undefined),
  stated_carbons: v.fallback(v.nullish(carbonsSchema), undefined),
};

type WireSaidOfCompound = v.InferOutput<v.ObjectSchema<typeof saidOfCompound, undefined>>;

/** Of a label; absent if there is nothing. */
export function toSaidOfCompound(wire: WireSaidOfCompound): {
  readonly statedNames?: readonly StatedName[];
  readonly sources?: readonly CompoundSource[];
  readonly statedFormulas?: readonly StatedFormula[];
  readonly statedCarbons?: readonly StatedCarbons[];
} {
  const names = (wire.stated_names ?? []).slice(0, MAX.names).map((stated) => ({
    name: stated.name,
    ...optionalField('otherNames', stated.other_names?.slice(0, MAX.otherNames)),
    ...toSaidAt(stated),
  }));
  const sources = (wire.sources ?? []).slice(0, MAX.sources).map((source) => ({
    ...{ organism: source.organism, by: source.by },
    ...optionalField('part', source.part ?? undefined),
    ...optionalField('place', source.place ?? undefined),
    ...toSaidAt(source),
  }));
  const formulas = (wire.stated_formulas ?? []).slice(0, MAX.formulas).map((stated) => ({
    ...{ mass: stated.mass, within: stated.within },
    ...optionalField('formula', stated.formula),
    ...toSaidAt(stated),
  }));
  const carbons = (wire.stated_carbons ?? []).slice(0, MAX.carbons).map((stated) => ({
    ...{ carbons: stated.carbons, ...toSaidAt(stated) },
  }));
  return {
    ...(names.length > 0 && { statedNames: names }),
    ...(sources.length > 0 && { sources }),
    ...(formulas.length > 0 && { statedFormulas: formulas }),
    ...(carbons.length > 0 && { statedCarbons: carbons }),
  };
}
