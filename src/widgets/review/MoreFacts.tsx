import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { pageAddress } from '@/domain/compoundLink';
import type { CompoundLabel } from '@/domain/compoundLabel';
import { synonymOffers, withSynonym } from '@/domain/synonymOffers';
import { compoundFieldsSet, selectCompoundDraft } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Stack } from '@/ui/Layout/Layout';
import { CompoundInput } from './CompoundInput';
import { FactsSection, Source } from './CompoundFacts.styles';

interface MoreFactsProps {
  /** Of the segment. */
  readonly id: string;
  readonly label: CompoundLabel | undefined;
}

/** What databases take and few articles say: folded until something of it is said, or until it is asked for. */
export function MoreFacts({ id, label }: MoreFactsProps) {
  const { synonyms, ecosystem, link } = useSelectorWith(selectCompoundDraft, id);
  const [isAskedFor, setIsAskedFor] = useState<boolean>();
  const isShown = isAskedFor ?? Boolean(synonyms || ecosystem || link);
  const fieldsId = useId();
  return (
    <FactsSection>
      <Button
        size="s"
        variant="quiet"
        aria-expanded={isShown}
        aria-controls={fieldsId}
        onClick={() => setIsAskedFor(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'} synonyms, ecosystem, link
      </Button>
      <Stack $gap="6px" id={fieldsId} hidden={!isShown}>
        {isShown && <MoreFields id={id} label={label} />}
      </Stack>
    </FactsSection>
  );
}

const linkFault = (text: string): string | undefined =>
  text === '' || pageAddress(text) !== undefined
    ? undefined
    : 'Not the address of a page: it begins with https:// or http://. No file gets it.';

function MoreFields({ id, label }: MoreFactsProps) {
  return (
    <>
      <CompoundInput id={id} field="synonyms" label="Synonyms" empty="One a line" isList />
      <SynonymOffers id={id} label={label} />
      <CompoundInput
        {...{ id, field: 'ecosystem', label: 'Ecosystem' }}
        empty="Within the place, such as soil"
      />
      <CompoundInput
        {...{ id, field: 'link', label: 'Link', faultOf: linkFault }}
        empty="Its page in a database"
      />
    </>
  );
}

/** The button goes with what it offers; the next one is at hand. */
function focusBeside(button: Element): void {
  const buttons = [...(button.closest('p')?.querySelectorAll('button') ?? [])];
  const place = buttons.findIndex((one) => one === button);
  (buttons[place + 1] ?? buttons[place - 1])?.focus();
}

/** Names that the article gives it besides the one that is its name. */
function SynonymOffers({ id, label }: MoreFactsProps) {
  const dispatch = useDispatch();
  const said = useSelectorWith(selectCompoundDraft, id);
  const offers = synonymOffers(label, said).flatMap((name) => {
    const synonyms = withSynonym(said.synonyms, name);
    return synonyms === undefined ? [] : [{ name, synonyms }];
  });
  if (offers.length === 0) return null;
  return (
    <Source>
      {offers.map(({ name, synonyms }) => (
        <Button
          key={name}
          size="s"
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            dispatch(compoundFieldsSet({ ids: [id], fields: { synonyms } }));
          }}
        >
          Add {name}
        </Button>
      ))}
    </Source>
  );
}
