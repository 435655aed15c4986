import { formulaInWords } from '@/domain/formulaSays';
import type { Segment } from '@/domain/segment';
import { formulaContradicts } from '@/domain/textSays';
import { selectStructureOf } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { FactsSection, Source } from './CompoundFacts.styles';
import { TextVerdict } from './TextVerdict';

/** The formula, mass or carbons that the text states of the compound, with their sentences, and what they say of the structure. */
export function StatedFormulas({ segment }: { readonly segment: Segment }) {
  const structure = useSelectorWith(selectStructureOf, segment);
  const { statedFormulas = [], statedCarbons = [] } = segment.label ?? {};
  const stated = [...statedFormulas, ...statedCarbons];
  if (stated.length === 0) return null;
  const says = structure?.formulaSays;
  return (
    <FactsSection>
      <h3>{statedFormulas.length > 0 ? 'By its formula' : 'By its carbons'}</h3>
      {says && (
        <TextVerdict isAgainst={formulaContradicts(says)}>{formulaInWords(says)}</TextVerdict>
      )}
      {stated.map(({ page, start, sentence }) => (
        <Source key={start}>
          “{sentence}” Page {page}.
        </Source>
      ))}
    </FactsSection>
  );
}
