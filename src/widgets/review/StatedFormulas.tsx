import { formulaInWords } from '@/domain/formulaSays';
import type { Segment } from '@/domain/segment';
import { formulaContradicts } from '@/domain/textSays';
import { selectStructureOf } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { FactsSection, Source } from './CompoundFacts.styles';
import { TextVerdict } from './TextVerdict';

/** The formula or mass that the text states of the compound, with its sentence, and what it says of the structure. */
export function StatedFormulas({ segment }: { readonly segment: Segment }) {
  const structure = useSelectorWith(selectStructureOf, segment);
  const { statedFormulas = [] } = segment.label ?? {};
  if (statedFormulas.length === 0) return null;
  const says = structure?.formulaSays;
  return (
    <FactsSection>
      <h3>By its formula</h3>
      {says && (
        <TextVerdict isAgainst={formulaContradicts(says)}>{formulaInWords(says)}</TextVerdict>
      )}
      {statedFormulas.map(({ page, start, sentence }) => (
        <Source key={start}>
          “{sentence}” Page {page}.
        </Source>
      ))}
    </FactsSection>
  );
}
