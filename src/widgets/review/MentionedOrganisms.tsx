import { useDispatch } from 'react-redux';
import { COMPOUND_FIELD_LIMITS } from '@/domain/compoundDraft';
import { proposedOrganisms } from '@/domain/proposedOrganisms';
import type { Segment } from '@/domain/segment';
import { compoundFieldsSet } from '@/article';
import { Button } from '@/ui/Button/Button';
import { Source } from './CompoundFacts.styles';

/**
 * The organisms that the article names in one sentence with the compound's number or name, each with its
 * sentence. They are offered and never chosen, since a sentence may name an organism for another reason.
 */
export function MentionedOrganisms({ segment }: { readonly segment: Segment }) {
  const dispatch = useDispatch();
  return proposedOrganisms(segment.mentions ?? []).map(({ sentence, page, organisms }) => (
    <Source key={`${page} ${sentence}`}>
      “{sentence}” Page {page}.{' '}
      {organisms.map((organism) => (
        <Button
          key={organism}
          size="s"
          onClick={() => {
            const evidence = sentence.slice(0, COMPOUND_FIELD_LIMITS.evidence);
            dispatch(compoundFieldsSet({ ids: [segment.id], fields: { organism, evidence } }));
          }}
        >
          Use {organism}
        </Button>
      ))}
    </Source>
  ));
}
