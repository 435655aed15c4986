import { Info } from 'lucide-react';
import { isEmptyDraft } from '@/domain/compoundDraft';
import { isNamedByFormer, proposals, unconfirmedProposals } from '@/domain/compoundLabel';
import type { Segment } from '@/domain/segment';
import { selectCompoundDraft } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Badge } from '@/ui/Badge/Badge';
import { Grid } from '@/ui/Layout/Layout';
import { CompoundInput } from './CompoundInput';
import { CompoundSources } from './CompoundSources';
import { FactsBox, FactsSection } from './CompoundFacts.styles';
import { MoreFacts } from './MoreFacts';
import { NameConfirmation } from './NameConfirmation';
import { PrintedBeside } from './PrintedBeside';
import { RelationSelect } from './RelationSelect';
import { AskReviewer } from '@/features/judging';
import { StatedFormulas } from './StatedFormulas';
import { StatedNames } from './StatedNames';
import { StructureFacts } from './StructureFacts';
import { TaxonLine } from './TaxonLine';
import { TeamworkSection } from './TeamworkSection';
import { TrailSection } from './TrailSection';
import { JudgementLine } from './JudgementLine';

/** Whether something that is shown waits for Enter. */
function FoundBadge({ segment: { id, label } }: { readonly segment: Segment }) {
  const draft = useSelectorWith(selectCompoundDraft, id);
  if (isEmptyDraft(unconfirmedProposals(label, draft))) return null;
  return (
    <Badge tone="info" icon={Info}>
      {isNamedByFormer(draft) ? 'name of the structure before its edit' : 'found, not confirmed'}
    </Badge>
  );
}

/** What is known of the compound: found by a program until a person confirms or changes it. */
export function CompoundFacts({ segment }: { readonly segment: Segment }) {
  const { id, label } = segment;
  const found = proposals(label, useSelectorWith(selectCompoundDraft, id));
  return (
    <FactsBox aria-label="Compound">
      <FactsSection>
        <h3>
          Compound <FoundBadge segment={segment} />
        </h3>
        <Grid $gap="6px" $columns="minmax(0, 1fr) minmax(0, 2fr)">
          <CompoundInput id={id} field="number" label="Number" found={found.number} empty="none" />
          <CompoundInput id={id} field="name" label="Name" found={found.name} empty="none" />
        </Grid>
        {label && <PrintedBeside id={id} label={label} />}
        {label && <StatedNames id={id} label={label} />}
      </FactsSection>
      <OrganismFacts id={id} label={label} found={found} />
      <NameConfirmation segment={segment} />
      <StatedFormulas segment={segment} />
      <StructureFacts segment={segment} />
      <FactsSection>
        <CompoundInput id={id} field="note" label="Note" empty="Goes into the export" isLong />
      </FactsSection>
      <MoreFacts id={id} label={label} />
      <JudgementLine segment={segment} />
      <TrailSection segment={segment} />
      <TeamworkSection segmentId={id} />
      <AskReviewer />
    </FactsBox>
  );
}

interface OrganismFactsProps {
  /** Of the segment. */
  readonly id: string;
  readonly label: Segment['label'];
  readonly found: ReturnType<typeof proposals>;
}

/** Where the compound comes from, and where the text says so. */
function OrganismFacts({ id, label, found }: OrganismFactsProps) {
  const field = { id, empty: 'not stated' };
  return (
    <FactsSection>
      <h3>
        Organism <RelationSelect id={id} />
      </h3>
      <CompoundInput {...field} field="organism" label="Organism" found={found.organism} />
      <TaxonLine id={id} label={label} />
      <Grid $gap="6px" $columns="minmax(0, 1fr) minmax(0, 1fr)">
        <CompoundInput {...field} field="part" label="Part" found={found.part} />
        <CompoundInput {...field} field="location" label="Place" found={found.location} />
      </Grid>
      {label && <CompoundSources id={id} label={label} />}
    </FactsSection>
  );
}
